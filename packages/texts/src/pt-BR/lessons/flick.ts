import type { flickWords as English } from '../../en/lessons/flick.ts';
import type { SameKeys } from '../../words.ts';

export const flickWords = {
  title: 'Seu primeiro peteleco',
  about: 'Targets inteiro em três minutos, cada regra com um peteleco.',
  ground: {
    title: 'Campo de treino',
    about: 'Dez petelecos por um objetivo e até três estrelas: disco, centro preto, torre, roubo.',
  },
  tricks: {
    title: 'Petelecos de efeito',
    about: 'Um objetivo, um peteleco: roubar, derrubar, empurrar. Até três estrelas por mesa.',
  },
  swipe: {
    title: 'O peteleco',
    first:
      'Boas-vindas ao Targets! Ponha o dedo ou o mouse no dado do topo da sua torre, deslize em direção aos discos e solte.',
    firstKeys:
      'Boas-vindas ao Targets! Na mesa, as setas miram. Espaço inicia a agulha de força, e Espaço de novo acerta o dado.',
    firstElse: 'Esse dado se perdeu: deslizou ou saiu da mesa. Sua torre está de pé de novo: deslize mais uma vez.',
    firstDone: 'Isso foi um peteleco! Os pontos mostram o caminho. Um dado fica onde para.',
    disc: 'Quanto mais rápido o gesto, mais rápido o dado. Faça-o parar inteiro no disco.',
    discKeys: 'Quanto mais à direita você parar a agulha, mais rápido o dado. Faça-o parar inteiro no disco.',
    discElse: 'Não ficou inteiro no disco. Tente de novo.',
    discDone: 'Ali, a face dele conta no fim da rodada.',
    side: 'O ponto em que você toca o dado também importa. Comece o gesto perto da borda esquerda ou direita: ele gira.',
    sideKeys:
      'O ponto em que o dado é acertado também importa. Aperte três vezes a tecla do ponto para acertar à direita e dê o peteleco.',
    sideElse: 'Isso foi perto do meio. Comece mais perto da borda esquerda ou direita do dado.',
    sideDone:
      'Ele girou. Acertado com força em cima ou embaixo, derruba a sua própria torre: aí só um dos dados caídos fica.',
  },
  black: {
    title: 'Targets!',
    aim: 'Agora o centro preto. Se o seu dado tocar nele, anuncie “Targets!” e o disco é seu na hora.',
    call: 'Ele toca o preto. Anuncie “Targets!” antes do próximo peteleco!',
    else: 'Não foi no preto. A mesa está como antes: tente de novo, ou deixe que eu mostre.',
    done: 'Esse disco é seu de vez. Com quatro discos você vence. Ninguém lembra você de anunciar: fique de olho.',
  },
  double: {
    title: 'Double!',
    call: 'Seu último dado mostra 4, como outro dos seus. Anuncie “Double!” e escolha qual deles volta para a sua torre.',
    else: 'Você deu o peteleco, e aí era tarde. Anuncie “Double!” primeiro.',
    done: 'Assim você tem mais um peteleco nesta rodada.',
  },
  rivals: {
    title: 'Os rivais',
    topple: 'Azul também tem uma torre. Dê um peteleco forte e reto nela!',
    toppleElse: 'Ela ainda está de pé. Mais forte, e reto nela!',
    toppleDone: 'Desarmado! O dado mais alto que caiu está fora nesta rodada; os outros voltam.',
    steal: 'Há um disco embaixo da base de Azul, e ele ainda não está seguro. Pare o seu dado sobre ele para roubá-lo.',
    stealElse: 'Não foi nele. Há espaço entre a base e a borda do disco: tente de novo, ou deixe que eu mostre.',
    stealDone: 'Roubado! Cuidado: o que está embaixo da sua base também pode ser roubado.',
  },
  end: {
    title: 'O fim',
    round:
      'Este é o último dado da rodada. Dê o peteleco: depois cada disco vai para o maior total de uma cor, e totais iguais se anulam.',
    roundElse: 'Nenhum disco para você desta vez: não empurre o seu próprio 6.',
    roundDone:
      'Seu disco está embaixo da sua base. Se ninguém o roubar antes do fim da próxima rodada, ele é seu de vez.',
    money:
      'O meio está vazio: Money time, a última rodada. Mire no disco de Azul para roubá-lo; depois tudo o que está guardado conta.',
    moneyElse: 'Mais uma vez: mire no disco de Azul.',
    done: 'Isso é Targets inteiro: vence quem tem mais discos. O resto a mão aprende jogando.',
  },
} as const satisfies SameKeys<typeof English>;
