import type { shots as English } from '../../en/targets/shots.ts';
import type { SameKeys } from '../../words.ts';

export const shots = {
  title: 'O peteleco do dia',
  lead: 'Uma mesa para todo mundo, três tentativas. A que distância você chega?',
  stop: {
    amber: 'Pare o seu dado o mais perto possível do centro do disco âmbar.',
    jade: 'Pare o seu dado o mais perto possível do centro do disco jade.',
    violet: 'Pare o seu dado o mais perto possível do centro do disco violeta.',
  },
  push: {
    amber: 'Empurre o seu outro dado o mais perto possível do centro do disco âmbar.',
    jade: 'Empurre o seu outro dado o mais perto possível do centro do disco jade.',
    violet: 'Empurre o seu outro dado o mais perto possível do centro do disco violeta.',
  },
  terms:
    'Vale a menor distância de três tentativas, medida de centro a centro. O servidor acrescenta a cada peteleco um pequeno desvio ao acaso.',
  toTable: 'Ir para a mesa',
  tries: 'Tentativa {{n}} de {{all}}',
  practice: 'Treino',
  mm: '{{mm}} mm',
  none: 'Sem distância: uma falta, ou a sua torre caiu.',
  best: 'Melhor até agora: {{mm}} mm.',
  result: 'Seu resultado: {{mm}} mm.',
  noResult: 'Nenhuma das suas tentativas tem distância.',
  results: 'Ver os resultados',
  changesNothing: 'Isto é treino: não muda nada.',
  watch: 'Ver {{mm}} mm',
  watched: 'Essa foi uma das melhores tentativas.',
  yours: 'Suas tentativas',
  bestTries: 'As melhores tentativas',
  bestText: 'Você pode vê-las na mesa.',
  picture: 'Número de pessoas por menor distância, de {{least}} a {{most}}. Os números estão na tabela abaixo.',
  distance: 'Distância',
  noDistance: 'Sem distância',
  closed: 'Este dia está encerrado. Você pode jogar a mesa dele neste aparelho, sem classificação.',
  play: 'Jogar nesta mesa',
  practise: 'Praticar nesta mesa',
  shareText: 'Caravanserai {{date}} · {{mm}} mm · melhor que {{percent}}%',
  shareAlone: 'Caravanserai {{date}} · {{mm}} mm',
  legend:
    'Um sinal por tentativa: um alvo para o preto, amarelo para o disco, branco para mais longe, uma cruz sem distância.',
  verify: 'Como verificar o peteleco',
} as const satisfies SameKeys<typeof English>;
