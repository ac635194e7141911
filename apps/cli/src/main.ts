import { processIo } from './io.ts';
import { runProgram } from './program.ts';

// Anyone who reads our output may stop reading, as `head` does: that is no mistake.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const io = processIo();
process.exitCode = await runProgram(process.argv.slice(2), io);
io.input.close();
