import { processIo } from './io.ts';
import { runProgram } from './program.ts';

// The reader of our output may close the pipe early, as `head` does. That is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const io = processIo();
process.exitCode = await runProgram(process.argv.slice(2), io);
io.input.close();
