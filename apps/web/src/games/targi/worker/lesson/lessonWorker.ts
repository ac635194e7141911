import { serveLesson } from './serve.ts';

const receive = serveLesson((message) => postMessage(message));
addEventListener('message', ({ data }) => receive(data));
