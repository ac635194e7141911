import type { targetsReasons as English } from '../../en/targets/reasons.ts';
import type { SameKeys } from '../../words.ts';

export const targetsReasons = {
  'game-over': 'A partida acabou; não há mais nada a jogar.',
  'not-a-move': 'Essa jogada não existe neste jogo.',
  'not-now': 'Isso não é possível agora. Faça o que a mesa espera.',
  'not-your-flick': 'Não é a sua vez de lançar. Você só pode anunciar.',
  'no-die-left': 'Não há mais dados na sua base. Você só pode anunciar.',
  'not-whole': 'Um peteleco são quatro números inteiros.',
  'no-speed': 'Um peteleco precisa de alguma velocidade.',
  'too-fast': 'Nenhum dedo é tão rápido: um peteleco tem no máximo 4 m/s.',
  'beside-the-die': 'Você não acertou o dado. Acerte dentro da largura e da altura dele.',
  'answer-first': 'Alguém ainda pode anunciar um Double. O próximo peteleco espera a resposta.',
  'not-fallen': 'Este dado não caiu agora da sua torre. Mantenha um dos que caíram.',
  'not-in-the-middle': 'Este disco não está no meio. Escolha um que esteja.',
  'not-your-die': 'Este dado não é seu. Escolha um dos seus.',
  'not-on-black': 'Este dado não toca nenhum centro preto. Ele precisa estar plano e alcançá-lo.',
  'too-late': 'Tarde demais: o último peteleco não moveu este dado, ou o Targets dele foi anulado.',
  'die-used': 'Um destes dados já foi usado em um anúncio. Um dado, um anúncio.',
  'not-a-double': 'Não são dois dados planos na mesa que mostram a mesma face.',
  'old-double':
    'Este par não é novo. Um Double precisa de um dado que acabou de ser lançado ou empurrado para uma nova face.',
  'double-after-steal': 'Este peteleco roubou discos, então não permite anunciar um Double.',
  'call-order': 'Outro anúncio veio antes deste e já foi executado. Anuncie de novo.',
  'let-go': 'Você deixou passar os seus anúncios. Eles se abrem de novo depois do próximo peteleco.',
  'nothing-to-let-go': 'Você não tem nada a anunciar, então não há nada a deixar passar.',
  silenced: 'Um anúncio errado custa dois segundos. Espere um instante e anuncie.',
  'no-pas-vu': 'Esta mesa não joga com “Pas vu, pas pris!”.',
  'own-targets': '“Pas vu, pas pris!” se anuncia contra os outros. Com o seu dado, anuncie “Targets!”.',
} as const satisfies SameKeys<typeof English>;
