import { hashesHere } from './hashes.ts';

// `console.log` is the only output API that Node and Bun share here.
console.log(JSON.stringify(await hashesHere()));
