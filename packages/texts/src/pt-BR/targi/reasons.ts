import type { targiReasons as English } from '../../en/targi/reasons.ts';
import type { SameKeys } from '../../words.ts';

export const targiReasons = {
  'game-over': 'A partida acabou; não há mais nada a jogar.',
  'not-now': 'Isso não pode ser feito neste momento da rodada. Escolha uma das jogadas possíveis agora.',
  corner: 'Nenhum Targi pode ficar em um canto. Escolha uma carta ao longo de um dos lados.',
  robber: 'O Ladrão está nesta carta. Escolha outra; ficar de frente para ele é permitido.',
  occupied: 'Já há um Targi ali. Escolha uma carta livre.',
  'facing-opponent':
    'Esta carta fica de frente para um Targi do oponente. Escolha uma cuja outra ponta esteja livre ou seja sua.',
  'no-piece-there': 'Nenhuma das suas peças espera ali. Use uma carta com um dos seus Targis ou marcadores.',
  'finish-first': 'Termine o que você começou antes de fazer outra coisa.',
  'face-down':
    'Esta carta ainda está virada para baixo. Ela entra em jogo quando as novas cartas da rodada são reveladas.',
  'not-a-goods-card': 'Ali há uma carta de Tribo. Baixe, guarde ou descarte.',
  'not-a-tribe-card': 'Ali há uma carta de Mercadoria. Você só pode pegar o que ela mostra.',
  'choose-a-good': 'Esta carta dá uma mercadoria à escolha. Diga qual: tâmaras, sal ou pimenta.',
  'no-choice-here': 'Esta carta não deixa escolha. Você pega exatamente o que ela mostra.',
  'hand-full': 'Você já tem uma carta na mão. Baixe a nova ou descarte-a.',
  'hand-empty': 'Não há carta na sua mão. Guarde uma primeiro e depois volte.',
  'wrong-payment': 'Este não é o preço da carta. Pague exatamente o que ela custa agora para você.',
  'cannot-pay': 'Você não tem tudo o que isso custa. Escolha algo que possa pagar.',
  'no-stored-gold': 'Não há ouro guardado nas suas cartas. Pague com o ouro das suas fichas.',
  'row-full': 'Esta fileira já tem quatro cartas. Escolha outra.',
  'display-full':
    'O seu painel já tem doze cartas. Você só pode guardar a carta, se a sua mão estiver vazia, ou descartá-la.',
  'kept-this-round':
    'Você guardou esta carta nesta rodada. Com o Nobre, pode baixá-la a partir da próxima rodada ou descartá-la agora.',
  'needs-noble': 'Sem o Nobre, você só pode baixar a carta da mão se tiver a carta de Tribo que permite isso.',
  'not-that-card':
    'Não dá para simplesmente pegar algo desta carta. Pegue mercadorias nas cartas Tâmaras, Sal ou Pimenta.',
  'bad-exchange':
    'O Comerciante não oferece isso. Dê três mercadorias iguais por 1 ouro, ou duas mercadorias iguais por 1 outra mercadoria.',
  'not-enough-goods': 'Você não tem tanto dessa mercadoria. Ofereça uma que você tenha em quantidade suficiente.',
  'back-and-forth':
    'Em uma mesma visita, uma mercadoria trocada uma por uma não pode ser dada e também recebida. Escolha outra troca ou saia.',
  'no-marker': 'Você não tem um marcador por usar ali. Escolha uma casa com um dos seus.',
  'mirage-target':
    'O marcador não pode ir para lá. Escolha uma carta do centro virada para cima que não tenha marcador.',
  'bad-offer': 'O Prateiro não oferece isso. Dê duas ou quatro mercadorias iguais, ou 1 ou 2 ouros.',
  'wrong-gain': 'Não é isso que cabe a você. Pegue exatamente o número de mercadorias que pode escolher.',
  'wrong-return': 'Devolva exatamente o que passa de dez mercadorias, entre as que você tem.',
  'wrong-raid-payment': 'Isso não paga o assalto. Pague o que a carta pede, de uma das duas formas.',
  'bad-rearrangement':
    'No máximo duas cartas podem mudar de lugar, nenhuma outra pode se mover e nenhum vazio pode ficar.',
  'not-a-move': 'Essa jogada não existe neste jogo. Escolha uma da lista.',
} as const satisfies SameKeys<typeof English>;
