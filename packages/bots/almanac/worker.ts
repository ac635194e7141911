import { parentPort } from 'node:worker_threads';
import { assert, connect } from '@caravanserai/contract';
import { playBlock } from './block.ts';

export interface AlmanacAnswers {
  play: typeof playBlock;
}

const port = parentPort;
assert(port !== null, 'this runs in a worker');
const answers: AlmanacAnswers = { play: playBlock };
port.on('message', connect((message) => port.postMessage(message), answers).hear);
