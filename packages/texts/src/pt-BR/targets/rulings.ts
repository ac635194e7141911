import type { targetsRulings as English } from '../../en/targets/rulings.ts';
import type { SameKeys } from '../../words.ts';

export const targetsRulings = {
  T1: {
    question: 'Qual é o tamanho de tudo?',
    ruling:
      'Um disco tem 100 mm de largura e o centro preto, 25 mm. Um dado tem 16 mm de largura e arestas arredondadas. Uma base tem 40 mm de largura e 10 mm de altura. A mesa mede 1 m por 1 m e não tem borda.',
    why: 'O manual compara 20 cm a dois discos. O resto foi escolhido para que os lançamentos sejam vivos e as torres fiquem de pé.',
  },
  T2: {
    question: 'Como ficam os discos?',
    ruling:
      'Três nos vértices de um triângulo de lados iguais, com 16 mm entre as bordas; dois lado a lado; um no meio. Eles ficam rentes à mesa: os dados não esbarram neles.',
    why: 'O manual pede a largura de um dado entre eles, e não mais. Com bordas altas, um dado em cada dez ficaria inclinado.',
  },
  T3: {
    question: 'Quando um dado deslizou sem rolar?',
    ruling: 'Quando a face de cima nunca mudou entre o peteleco e a parada.',
    why: 'Isso todos podem ver, e ninguém precisa julgar o quanto um dado girou.',
  },
  T4: {
    question: 'Qual dos dados derrubados está fora?',
    ruling: 'O mais alto dos que caíram. Os outros voltam para a torre na sua ordem, onde quer que tenham parado.',
    why: 'O manual tira um dado e não diz qual. Assim não há o que discutir.',
  },
  T5: {
    question: 'Quando um dado toca o centro preto?',
    ruling: 'Quando o quadrado em que ele se apoia, de 14 mm de largura, encontra o círculo preto.',
    why: 'As arestas de um dado são arredondadas, então é isso que toca de verdade. O mesmo quadrado decide todo o resto.',
  },
  T6: {
    question: 'Quando um dado está em um disco e em nada mais?',
    ruling:
      'Quando o quadrado inteiro em que ele se apoia (T5) está dentro do disco e o dado está plano na mesa, não em cima de outro dado ou de uma base.',
    why: 'O manual não conta um dado que toca outra superfície.',
  },
  T7: {
    question: 'E um dado inclinado?',
    ruling:
      'Os dados rolam até que cada um esteja plano. Um que fica apoiado em algo não mostra face e não conta em lugar nenhum até ser movido.',
    why: 'Em uma mesa de verdade, também ninguém conseguiria ler.',
  },
  T8: {
    question: 'Em que ordem tudo se resolve quando os dados param?',
    ruling:
      'Faltas, torres desarmadas, roubos; depois se abrem os anúncios. Cada anúncio é executado antes de se olhar o seguinte.',
    why: 'Os anúncios são uma corrida. O que não deixa escolha precisa estar resolvido antes que ela comece.',
  },
  T9: {
    question: 'Até quando se pode anunciar, e quem foi o primeiro?',
    ruling:
      'Até o próximo peteleco começar. Online, uma conexão lenta não custa nada. Uma mesa também pode jogar com “anúncios automáticos”.',
    why: 'Uma conexão lenta não deve perder uma corrida que o jogador ganhou.',
  },
  T10: {
    question: 'Onde ficam os discos guardados, e quando um dado está em cima deles?',
    ruling:
      'A base fica no meio da sua pilha de discos guardados, que aparece toda em volta. Um dado deitado está em cima deles quando o meio do quadrado em que ele se apoia (T5) está; o resto pode sobrar para fora.',
    why: 'A regra pergunta onde o dado termina o percurso. O dado inteiro só é exigido para contar em um disco.',
  },
  T11: {
    question: 'E se não sobra ninguém para lançar?',
    ruling: 'A rodada acaba.',
    why: 'Todos os dados foram jogados.',
  },
  T12: {
    question: 'E se os dados não param?',
    ruling: 'Depois de oito segundos, eles são parados. Um dado que ainda se move é uma falta.',
    why: 'A partida precisa continuar.',
  },
  T13: {
    question: 'O que acontece com os dados quando um disco sai do meio?',
    ruling: 'Eles ficam onde estão, a não ser que um Targets os mande de volta para baixo das bases.',
    why: 'Um disco pode ser puxado de baixo de um dado. Ninguém deve ganhar nem perder com isso.',
  },
  T14: {
    question: 'Quando exatamente o quarto disco encerra a partida?',
    ruling: 'Naquele momento, mesmo no meio de uma rodada.',
    why: 'O manual fala do quarto disco e de nenhum momento posterior.',
  },
  T15: {
    question: 'Como vários jogadores lançam ao mesmo tempo?',
    ruling:
      'Cada um dá o seu peteleco sem conhecer o dos outros. Quando todos deram, todas as torres saem no mesmo instante em uma só mesa, onde os dados podem se chocar. Em um só aparelho, os jogadores o dão um depois do outro.',
    why: 'Na regra todos lançam juntos, e ninguém pode esperar pelos outros.',
  },
  T16: {
    question: 'Em que posição um dado fica em uma torre?',
    ruling: 'Em uma das 24 posições, por sorteio, para cada torre reconstruída e cada dado que volta.',
    why: 'Uma posição fixa deixaria um jogador treinado controlar a face.',
  },
  T17: {
    question: 'Se caem vários dados seus, qual deles se mantém?',
    ruling:
      'O jogador deles escolhe, antes de qualquer outra coisa. Um bot, e uma mesa com anúncios automáticos, mantêm o melhor: no preto, depois um que roube, depois um em um disco, depois a face mais alta.',
    why: 'O manual deixa a escolha ao jogador.',
  },
  T18: {
    question: 'Onde ficam as torres?',
    ruling:
      'Cada uma do seu lado, bem distribuídas, com 20 cm da borda da base à borda do disco mais próximo, igual para todos, a não ser que se combine uma vantagem (T31).',
    why: 'O manual fixa a maior distância. Uma só para todos é justo.',
  },
  T19: {
    question: 'Quando um disco é removido?',
    ruling: 'Só se nenhum foi ganho com Targets na rodada e nenhum é concedido.',
    why: 'O manual quer isso quando nenhum disco foi levado, e um Targets leva um.',
  },
  T20: {
    question: 'E se uma torre é empurrada e não perde dados?',
    ruling: 'Torre e base voltam endireitadas ao seu lugar, com os dados na mesma ordem e como estavam.',
    why: 'Assim fica claro qual dado está no topo, e todos lançam do mesmo lugar.',
  },
  T21: {
    question: 'E se um dado para em cima de uma base ou de uma torre?',
    ruling:
      'É uma falta, não importa quem o levou até ali, mesmo que ele esteja no lugar da base empurrada. Também é falta um dado lançado que fica na própria base.',
    why: 'Uma base faz parte da sua torre e do seu lugar. E um peteleco fraco demais não deve ganhar uma segunda chance.',
  },
  T22: {
    question: 'Quais dados saem com um disco ganho?',
    ruling: 'Todo dado cujo quadrado toca o disco, mesmo em parte, mesmo em cima de outro dado.',
    why: 'O manual devolve cada dado que está no disco, e o disco é tirado de baixo deles. Para contar, um dado precisa estar inteiro em cima dele (T6).',
  },
  T23: {
    question: 'Quando se fecham os anúncios depois do último peteleco de uma rodada?',
    ruling:
      'Quando todos disserem que não anunciam mais nada, podendo ou não. Um Double reabre a rodada. Online, quem não diz nada por 20 segundos, ou pelos dias que uma jogada tem, não anuncia nada.',
    why: 'Não vem outro peteleco que pudesse fechá-los, e a espera não deve revelar a ninguém quem tem algo a anunciar.',
  },
  T24: {
    question: 'Somas iguais de parceiros se anulam?',
    ruling: 'Sim, como quaisquer outras.',
    why: 'As somas contam pela cor, e o resto das regras fica como está.',
  },
  T25: {
    question: 'E se você acerta a torre do seu parceiro, ou os discos embaixo dela?',
    ruling: 'A torre perde um dado, como qualquer outra. Os discos ficam onde estão.',
    why: 'O manual fala dos discos dos oponentes. Uma torre não pergunta quem a derrubou.',
  },
  T26: {
    question: 'E se duas torres perdem dados num só peteleco?',
    ruling:
      'Só um dado ao todo está fora: o mais alto dos que caíram da torre tocada primeiro. Todos os outros voltam para as suas torres.',
    why: 'O manual tira um único dado de todos os dados adversários que caíram.',
  },
  T27: {
    question: 'E se um dado derrubado de uma torre para num centro preto?',
    ruling:
      'O seu jogador pode anunciar “Targets!” com ele. Os dados caídos ficam onde estão até os anúncios fecharem; depois voltam ou saem. Não contam para um Double.',
    why: 'No manual, um Targets vale também para um dado empurrado, por quem quer que seja.',
  },
  T28: {
    question: 'Um dado empurrado rouba?',
    ruling:
      'Sim, se pertence a quem lançou e foi movido por esse peteleco. Os dados dos outros empurrados até ali não roubam nada.',
    why: 'O manual fala do seu dado, onde quer que ele termine.',
  },
  T29: {
    question: 'E se você anuncia sem ter nada para anunciar?',
    ruling:
      'Nada acontece, e você não pode anunciar por dois segundos. Se alguém só foi mais rápido, você não perde nada. Isso não existe nas mesas com anúncio automático.',
    why: 'Senão, anunciar depois de cada peteleco não custaria nada.',
  },
  T30: {
    question: 'Quem começa?',
    ruling:
      'Como a mesa escolheu: um jogador indicado, o sorteio, ou o primeiro que anunciar quando as torres estiverem de pé. É uma corrida como qualquer anúncio.',
    why: 'O manual deixa começar a primeira pessoa que gritar “Targets”.',
  },
  T31: {
    question: 'As torres podem ficar mais perto?',
    ruling:
      'Antes da partida, uma mesa pode fixar 10, 15 ou 20 cm para cada jogador. Isso fica registrado com a partida.',
    why: 'O manual diz no máximo 20 cm. Um caminho mais curto ajuda crianças e iniciantes.',
  },
} as const satisfies SameKeys<typeof English>;
