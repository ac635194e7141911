import { answerWith } from '../src/engine/answering.ts';

const LOADING_MS = 1500;

/** For tests of the pool: a thread that hangs, fails, exits or loads slowly, depending on the match id. */
answerWith((request, say) => {
  const mood = request.type === 'forget' ? request.match : '';
  if (mood === 'hangs') for (;;);
  if (mood === 'ends') process.exit(1);
  if (mood === 'fails') throw new Error('a mistake');
  if (mood === 'loads') {
    say('loading');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOADING_MS);
    say('ready');
  }
  return { type: 'forgotten' };
});
