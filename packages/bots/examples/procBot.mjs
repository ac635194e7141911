import { createInterface } from 'node:readline';

// A bot for the arena: answers with the notation of the first legal move.
for await (const line of createInterface({ input: process.stdin })) {
  const { moves } = JSON.parse(line);
  console.log(JSON.stringify({ notation: moves[0].notation }));
}
