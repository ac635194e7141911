import type { targiMoves as English } from '../../en/targi/moves.ts';
import type { SameKeys } from '../../words.ts';

export const targiMoves = {
  place: 'Posicionar um Targi na carta {{number}} ({{name}})',
  takeBorder: 'Pegar {{tokens}} da carta {{number}}',
  takeCentre: 'Pegar a carta de Mercadoria em {{cell}}',
  takeChoice: 'Pegar {{tokens}} da carta de Mercadoria em {{cell}}',
  lay: {
    centre: 'Baixar a carta em {{cell}} na fileira {{row}} {{price}}',
    noble: 'Baixar a carta da mão com o Nobre na fileira {{row}} {{price}}',
    hand: 'Baixar a carta da mão sem o Nobre na fileira {{row}} {{price}}',
    drawn: 'Baixar a carta comprada na fileira {{row}} {{price}}',
  },
  price: { paid: 'por {{tokens}}', free: 'de graça' },
  keep: { centre: 'Guardar na mão a carta em {{cell}}', drawn: 'Guardar na mão a carta comprada' },
  discard: {
    centre: 'Descartar a carta em {{cell}}',
    noble: 'Descartar a carta da mão com o Nobre',
    drawn: 'Descartar a carta comprada',
  },
  trade: 'Trocar {{give}} por {{get}}',
  leaveTrader: 'Sair do Comerciante',
  mirage: 'Mover o seu marcador de {{from}} para {{to}}',
  smith: 'Dar {{give}} ao Prateiro por {{get}}',
  caravan: 'Enviar a Caravana: virar a carta de Mercadoria do topo e pegar o que ela mostra',
  expand: 'Comprar a carta de Tribo do topo',
  gain: 'Pegar {{tokens}}',
  gainInstead: 'Pegar {{tokens}} em vez de mercadorias',
  rearrange: {
    none: 'Deixar o seu painel como está',
    swap: 'Trocar a carta na {{one}} com a da {{other}}',
    shifts: 'No seu painel, mover {{shifts}}',
    shift: 'a carta da {{from}} para a {{to}}',
  },
  end: 'Encerrar o seu turno',
  return: 'Devolver {{tokens}} ao estoque',
  raid: {
    goods: 'Pagar o assalto com {{tokens}}',
    gold: 'Pagar o assalto em ouro',
    vp: 'Pagar o assalto em pontos',
  },
} as const satisfies SameKeys<typeof English>;
