/**
 * The worker's first file, which only loads the program. WebKit runs a worker's first file a second time when another file imports it, and every
 * message would then be answered twice; so this file must have nothing that others import (`e2e/floor.test.ts`).
 */
const early: unknown[] = [];
let receive: (message: never) => void = (message) => void early.push(message);
addEventListener('message', ({ data }) => receive(data as never));

const program = await import('./program.ts');
receive = program.receive;
for (const message of early) receive(message as never);
