import { createInterface } from 'node:readline';

// A bot for the arena: the first of the moves it is offered, by notation.
for await (const line of createInterface({ input: process.stdin })) {
  const { moves } = JSON.parse(line);
  console.log(JSON.stringify({ notation: moves[0].notation }));
}
