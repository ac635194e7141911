import type { targiEffects as English } from '../../en/targi/effects.ts';
import type { SameKeys } from '../../words.ts';

export const targiEffects = {
  scorePerTwo: 'No fim da partida, vale 1 ponto para cada duas cartas de {{symbol}} no seu painel.',
  scoreIfMoreCards: 'No fim da partida, vale {{points}} se o seu painel tiver mais cartas que o do oponente.',
  scoreIfFourth: 'No fim da partida, vale {{points}} se for a quarta carta de uma fileira completa.',
  scoreVariedRows_one:
    'No fim da partida, {{count}} das suas fileiras completas com quatro símbolos diferentes vale {{points}}.',
  scoreVariedRows_other:
    'No fim da partida, até {{count}} das suas fileiras completas com quatro símbolos diferentes valem {{points}} cada uma.',
  scoreIfCards_one: 'No fim da partida, vale {{points}} se o seu painel tiver pelo menos {{count}} carta.',
  scoreIfCards_other: 'No fim da partida, vale {{points}} se o seu painel tiver pelo menos {{count}} cartas.',
  discount: 'Cada nova carta de {{symbol}} custa uma mercadoria a menos para você.',
  nobleDiscount: 'Baixar a carta da mão com o Nobre custa uma mercadoria a menos para você.',
  layFromHand: 'Entre as suas ações, você pode baixar a carta da mão sem o Nobre, por uma mercadoria a mais.',
  placeOnRobber: 'Você pode posicionar um Targi na carta do Ladrão.',
  traderOneForOne: 'No Comerciante, você também pode trocar uma mercadoria por outra.',
  raidShield: 'Você não paga nada nos assaltos.',
  raidVp: 'Você ganha 1 ponto em cada assalto, depois de pagar o que devia.',
  goodsBonus: 'Uma vez por rodada, quando uma carta de Mercadoria dá {{some}} a você, você recebe mais {{tokens}}.',
  dryRoundGood:
    'Se nenhuma carta de Mercadoria deu uma mercadoria a você nesta rodada, você recebe 1 à escolha depois das suas ações.',
  gainPerLaid: 'Ao baixar: 1 mercadoria à escolha para cada duas cartas no seu painel, contando esta.',
  gainPerFree: 'Ao baixar: 1 mercadoria à escolha para cada duas casas livres no seu painel.',
  gainChoice: 'Ao baixar: {{goods}}, ou {{gold}}, ou {{points}}.',
  storeGold:
    'Ao baixar: ponha 1 ouro do estoque nesta carta. Ele pagará o ouro no preço de uma carta de Tribo posterior.',
  rearrange: 'Ao baixar: você pode reorganizar até duas cartas do seu painel.',
  fewerTargis: 'Ao baixar: na próxima rodada, o oponente posiciona só dois Targis.',
} as const satisfies SameKeys<typeof English>;
