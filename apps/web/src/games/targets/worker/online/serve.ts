import { assert } from '@caravanserai/contract';
import type { View } from '@caravanserai/targets';
import type { Simulator } from '../table.ts';
import { recomputeTargets } from './fairness.ts';
import { OnlineTargets } from './game.ts';
import type { Answers, FromTargetsWorker, Question, ToTargetsWorker } from './protocol.ts';

export interface TargetsWorkerHouse {
  post(message: FromTargetsWorker): void;
  simulator(): Promise<Simulator>;
  /** A mistake of ours: the page hears of it as of a crash. */
  crash(error: unknown): void;
}

/** The inside of the worker of one match of Targets: hand every message to the function that comes back. */
export function serveOnlineTargets({ post, simulator, crash }: TargetsWorkerHouse): (message: ToTargetsWorker) => void {
  const asked = new Map<number, (view: View | undefined) => void>();
  const game = new OnlineTargets({
    show: (snapshot) => post({ type: 'snapshot', snapshot }),
    lookBack: (version) =>
      new Promise((resolve) => {
        asked.set(version, resolve);
        post({ type: 'lookBack', version });
      }),
    simulator,
  });

  async function answerTo(question: Question): Promise<Answers[Question['kind']]> {
    assert(game.picture !== undefined, 'the match was seen');
    switch (question.kind) {
      case 'why':
        return game.why(question.seat, question.move);
      case 'past':
        return game.past(question.version);
      case 'recompute':
        return recomputeTargets(game.picture, await simulator());
    }
  }

  async function answer(id: number, question: Question): Promise<void> {
    post({ type: 'answer', id, answer: await answerTo(question) });
  }

  return (message) => {
    switch (message.type) {
      case 'see':
        return void game.see(message.picture).catch(crash);
      case 'prepare':
        return game.prepare(message.seat, message.move);
      case 'lookedBack':
        asked.get(message.version)?.(message.view);
        return void asked.delete(message.version);
      case 'ask':
        return void answer(message.id, message.question).catch(crash);
    }
  };
}
