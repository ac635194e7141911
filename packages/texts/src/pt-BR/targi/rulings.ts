import type { targiRulings as English } from '../../en/targi/rulings.ts';
import type { SameKeys } from '../../words.ts';

export const targiRulings = {
  R1: {
    question: 'E se um jogador não pode pagar um assalto por inteiro de nenhuma das duas formas?',
    ruling: 'Ele não perde nada, e o oponente pega do estoque os pontos devidos.',
    why: 'Um dos manuais diz isso e os outros se calam. Uma mesa que prefira pode jogar com “perca o que tem”.',
  },
  R2: {
    question: 'E se uma pilha estiver vazia?',
    ruling: 'Quando é preciso uma carta, o descarte daquele tipo é embaralhado e vira a nova pilha.',
    why: 'Todos os manuais dizem isso das cartas de Mercadoria, e um diz dos dois tipos. Uma regra só é mais fácil de lembrar.',
  },
  R3: {
    question: 'O que acontece com uma carta do centro de que se abriu mão?',
    ruling: 'Ela continua virada para cima onde está, e o marcador volta para o dono.',
    why: 'Os manuais deixam abrir mão de qualquer ação, e uma carta que ninguém usou não tem por que sair.',
  },
  R4: {
    question: 'Qual carta o Nobre descarta?',
    ruling: 'A carta da sua mão.',
    why: 'Três manuais concordam. O quarto fala de uma carta já baixada, o que parece um deslize de tradução.',
  },
  R5: {
    question: 'Quando se pode baixar uma carta guardada nesta rodada?',
    ruling: 'Com o Nobre, só em uma rodada posterior. Descartá-la com o Nobre pode ser na hora.',
    why: 'Os manuais deixam baixar uma carta guardada em uma rodada seguinte. Para descartá-la, não pedem essa espera.',
  },
  R6: {
    question: 'Para onde a Fata Morgana pode mover um marcador?',
    ruling: 'Para uma carta do centro virada para cima e sem marcador.',
    why: 'Uma carta virada para baixo só entra em jogo depois de revelada.',
  },
  R7: {
    question: 'O que os descontos tiram?',
    ruling:
      'Mercadorias, nunca ouro, e você escolhe quais. Os descontos se somam, nunca ficam abaixo de zero, não valem para a carta que os traz e, em uma carta com dois preços, só agem no lado das mercadorias.',
    why: 'Neste jogo, ouro não é mercadoria.',
  },
  R8: {
    question: 'Quando vem a tâmara, o sal ou a pimenta a mais que uma carta promete?',
    ruling:
      'Uma vez por rodada, assim que a carta estiver baixada e uma carta de Mercadoria, do centro ou da Caravana, tiver dado a você essa mercadoria na rodada. Uma mercadoria que você escolheu conta, uma carta de Fronteira não.',
    why: 'Um manual deixa de fora as cartas de Fronteira e faz a carta valer já na rodada em que é baixada.',
  },
  R9: {
    question: 'Quando se recebe a mercadoria da rodada em que as cartas de Mercadoria não deram nenhuma?',
    ruling: 'Depois das suas ações e antes dos limites. Ouro e pontos não contam como mercadorias.',
    why: 'Só quando as suas ações acabam é certo que a rodada não trouxe nenhuma.',
  },
  R10: {
    question: 'Você pode posicionar um Targi na carta do Ladrão: e a carta de frente?',
    ruling:
      'A carta libera o lugar do Ladrão e nada mais. Continua proibido ficar de frente para um Targi do oponente.',
    why: 'Ela retira uma proibição. As outras não são mencionadas, então continuam valendo.',
  },
  R11: {
    question: 'Uma carta dá mercadorias por cartas baixadas ou por casas livres: ela conta a si mesma?',
    ruling: 'A conta vem depois de baixar. Ela é uma das suas cartas baixadas, e a casa dela já não está livre.',
    why: 'O ganho vem logo depois de baixar a carta.',
  },
  R12: {
    question: 'Quando se pode baixar a carta da mão sem o Nobre?',
    ruling:
      'A qualquer momento entre as suas ações, mesmo que você a tenha guardado nesta rodada. A mercadoria a mais é à sua escolha.',
    why: 'A carta não impõe nenhum limite.',
  },
  R13: {
    question: 'Para que serve o ouro guardado em uma carta?',
    ruling:
      'Ele paga o ouro no preço de uma carta de Tribo, e nada mais. Não conta para o limite de três, para desempates nem nos assaltos.',
    why: 'Ele está na carta, e não entre as suas fichas.',
  },
  R14: {
    question: 'Quando rende a carta que dá um ponto nos assaltos?',
    ruling:
      'Em cada assalto, inclusive no último, depois de pagar o que devia, e também se não deve nada. Não rende se você não pôde pagar.',
    why: 'Quem está protegido não deixa nada por pagar. Quem não pode pagar deixa.',
  },
  R15: {
    question: 'Três mercadorias à escolha precisam ser iguais?',
    ruling: 'Não. Pegue três mercadorias em qualquer combinação, ou 1 ouro, ou 1 ponto.',
    why: 'Onde o jogo quer mercadorias iguais, como no Comerciante, ele diz.',
  },
  R16: {
    question: 'Reorganizar é mover ou trocar?',
    ruling:
      'As duas coisas: troque duas cartas, mova até duas para o fim de fileiras, ou mova uma para o fim de uma fileira e ponha a outra no lugar dela. Nenhum vazio pode ficar. Você também pode não mudar nada.',
    why: 'Dois manuais falam em mover, dois em trocar. Assim, as duas coisas são possíveis.',
  },
  R17: {
    question: 'Quantas fileiras com quatro símbolos diferentes podem valer 4 pontos?',
    ruling: 'Duas. Uma terceira vale os 2 de sempre.',
    why: 'A carta melhora duas fileiras. Uma terceira fica com o que uma fileira assim sempre vale.',
  },
  R18: {
    question: 'O que muda no Comerciante com a troca de uma mercadoria por outra?',
    ruling:
      'A troca se soma às outras, e três mercadorias iguais por 1 ouro continua como é. Em uma mesma visita, nenhuma mercadoria é dada e também recebida na troca de uma por uma.',
    why: 'A carta acrescenta uma troca e não muda nenhuma. E trocas em círculo nunca acabariam.',
  },
  R19: {
    question: 'Qual posicionamento é pulado quando um jogador posiciona só dois Targis?',
    ruling: 'O último desse jogador, e só na próxima rodada. Ele pode ter no máximo um marcador.',
    why: 'Assim, todos os outros posicionamentos mantêm a ordem de sempre.',
  },
  R20: {
    question: 'O que um jogador com o painel completo ainda pode fazer com cartas de Tribo?',
    ruling: 'Guardá-las ou descartá-las. Nada mais pode ser baixado.',
    why: 'Um painel tem doze casas, e as cartas baixadas ficam.',
  },
  R21: {
    question: 'E se pontos, ouro e mercadorias estiverem todos empatados?',
    ruling: 'A partida fica empatada: ninguém vence.',
    why: 'Três manuais dizem isso. O quarto pede outra partida, e uma revanche é sempre bem-vinda.',
  },
  R22: {
    question: 'Quem paga primeiro em um assalto?',
    ruling: 'Quem está com o amuleto na rodada que começa.',
    why: 'Um manual indica o primeiro jogador do momento, e o amuleto mudou de mãos antes de o Ladrão andar.',
  },
  R23: {
    question: 'Pode-se abrir mão de parte de uma ação?',
    ruling:
      'Não. Abre-se mão da ação inteira, ou pega-se tudo o que ela dá. Só uma carta que diz “você pode” e o Comerciante deixam escolha.',
    why: 'Um manual deixa o jogador abrir mão de parte de uma ação, e também diz que se recebem todas as fichas. Os outros falam de ações inteiras.',
  },
} as const satisfies SameKeys<typeof English>;
