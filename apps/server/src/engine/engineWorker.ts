import { hostOf } from '../games.ts';
import { answerWith } from './answering.ts';
import { Engine } from './engine.ts';

const engine = new Engine();
const loaded = new Set<string>();

answerWith(async (request, say) => {
  if ('position' in request) {
    const { game, rulesVersion } = request.position;
    const rules = `${game} ${rulesVersion}`;
    if (!loaded.has(rules)) {
      say('loading');
      await hostOf(game, rulesVersion)?.load?.();
      loaded.add(rules);
      say('ready');
    }
  }
  return engine.answer(request);
});
