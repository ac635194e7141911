import type { targiSetup as English } from '../../en/targi/setup.ts';
import type { SameKeys } from '../../words.ts';

export const targiSetup = {
  title: 'Uma nova partida de Targi',
  lead: 'Um jogo para dois. Escolha quem joga e tome o seu lugar.',
  who: 'Quem joga?',
  bot: 'Você contra um bot',
  botText: 'Ele roda neste aparelho e só vê o que se vê do lugar dele.',
  friend: 'Duas pessoas neste aparelho',
  friendText: 'Passem o aparelho de mão em mão ou sentem-se lado a lado.',
  level: 'Qual o nível?',
  side: 'Suas peças',
  sideOf: { blue: 'Azul, redondas', white: 'Branco, angulosas' },
  name: 'Seu nome',
  nameOf: { blue: 'Joga de azul', white: 'Joga de branco' },
  curtain: 'Uma cortina para os segredos',
  curtainText: 'Ela só se fecha quando quem joga a seguir tem uma carta que o outro não pode ver.',
  options: 'Regras da casa',
  optionsText: 'Como no manual, se você não mudar nada.',
  shortfall: 'Quando não dá para pagar um assalto',
  hands: 'Cartas na mão',
  drop: 'Solte aqui um arquivo .targi',
  equal: {
    name: 'De igual para igual',
    text: 'Escolhe a sua força pelos seus últimos resultados neste aparelho: agora, nível {{level}}.',
  },
} as const satisfies SameKeys<typeof English>;
