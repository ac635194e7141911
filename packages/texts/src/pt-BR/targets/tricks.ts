import type { tricks as English } from '../../en/targets/tricks.ts';
import type { SameKeys } from '../../words.ts';

export const tricks = {
  title: 'Petelecos de efeito',
  lead: 'Mesas com um objetivo cada, em um único peteleco. Os dados ficam na mesma posição para todos, e você pode tentar quantas vezes quiser.',
  start: 'Primeiro desafio',
  goOn: 'Próximo desafio pendente',
  stars: 'Estrelas: {{stars}} de {{all}}',
  level: {
    easy: 'Para aquecer',
    tricky: 'Complicados',
    hard: 'Para mestres',
  },
  untried: 'Ainda não feito.',
  best: 'Feito na tentativa {{tries}}. Estrelas: {{stars}} de 3.',
  one: 'Desafio {{n}}',
  try: 'Desafio {{n}}, tentativa {{tries}}',
  goal: 'Com um peteleco: {{wants}}.',
  bars: 'Três estrelas até a tentativa {{three}}, duas até a tentativa {{two}}.',
  made: 'Feito na tentativa {{tries}}! Estrelas: {{stars}} de 3.',
  again: 'O próximo peteleco volta a contar como primeira tentativa.',
  undone: 'Ainda falta: {{wants}}.',
  shown: 'É assim que se pode fazer. Não conta. Agora você.',
  show: 'Mostre como se faz',
  next: 'Próximo desafio',
  none: 'Este desafio não está na coleção.',
  want: {
    stop: {
      any: 'parar em um disco',
      amber: 'parar no disco âmbar',
      jade: 'parar no disco jade',
      violet: 'parar no disco violeta',
    },
    face: '{{stop}} mostrando um {{face}}',
    black: {
      amber: 'tocar o centro preto do disco âmbar',
      jade: 'tocar o centro preto do disco jade',
      violet: 'tocar o centro preto do disco violeta',
    },
    near: 'parar a no máximo {{mm}} mm do dado rival',
    double: 'mostrar o mesmo número que o seu outro dado',
    steal: {
      single: 'roubar o disco rival',
      both: 'roubar os dois discos rivais',
    },
    topple: 'derrubar a torre rival',
    push: {
      disc: 'empurrar o seu outro dado para um disco',
      black: 'empurrar o seu outro dado para um centro preto',
      off: 'empurrar o dado rival para fora da mesa',
    },
    clear: 'empurrar o dado rival para fora do disco dele',
    leave: 'não mover o dado rival',
  },
} as const satisfies SameKeys<typeof English>;
