import type { craftWords as English } from '../../en/lessons/craft.ts';
import type { SameKeys } from '../../words.ts';

export const craftWords = {
  title: 'Os erros de quem começa',
  about: 'Cinco capítulos curtos com posições para resolver: linhas, mão, fileiras, oponente, fim.',
  lines: {
    title: 'Escolher três linhas',
    idea: 'Três Targis traçam três linhas, mas você só ganha uma carta onde duas se cruzam. Procure primeiro o cruzamento, depois a carta de Fronteira.',
    last: 'As suas linhas já se cruzam no Montador de Camelo. Onde o seu último Targi rende mais? Posicione e confirme.',
    lastElse: 'Procure uma linha que cruze a sua em uma carta que você possa pagar. Vejo um Oásis de três pontos.',
    lastWhy: 'Boa! A partir da pimenta as suas linhas se cruzam também no Oásis: três pontos, e você pode pagar.',
    column:
      'Aqui os seus dois Targis traçam linhas horizontais, que nunca se encontram. Qual linha vertical cruza as duas, nas melhores cartas?',
    columnElse: 'Só uma linha vertical cruza as duas. Depois compare o que há nos cruzamentos: eu gosto mais do ouro.',
    columnWhy:
      'Isso mesmo. Um Poço e ouro com um só Targi: duas horizontais e uma vertical dão dois cruzamentos, três horizontais nenhum.',
  },
  hand: {
    title: 'Quando guardar uma carta',
    idea: 'A mão guarda uma só carta, que ali espera o Nobre. Ela tem de valer a viagem, e a mão tem de estar livre.',
    lack: 'Esta Targia vale três pontos, mas falta um sal. O que você faz com ela?',
    lackElse: 'Assim três pontos vão embora. A sua mão está vazia: deixe-a esperar ali.',
    lackWhy:
      'Certo. A sua Tenda deixa o Nobre uma mercadoria mais barato: na próxima rodada você até pode pagar por ela.',
    now: 'Um Oásis, e de novo a sua mão está vazia. Guardar, ou pagar agora?',
    nowElse: 'Você pode pagar agora, e a sua primeira fileira espera um quarto Oásis.',
    nowWhy: 'Sim! Baixe o que puder pagar. Quatro Oásis em uma fileira valem quatro pontos, e a mão continua livre.',
  },
  rows: {
    title: 'Fileiras de quatro',
    idea: 'Uma fileira completa vale quatro pontos com um só símbolo, dois com quatro diferentes, nada se for mista. Cada carta pergunta: em qual fileira?',
    third: 'Um Montador de Camelo, e dois já estão na sua primeira fileira. Baixe-o onde ele rende mais.',
    thirdElse: 'Eu o poria ao lado dos outros dois: um só símbolo por fileira, é daí que vêm quatro pontos.',
    thirdWhy: 'Três! E este deixa cada novo Montador de Camelo uma mercadoria mais barato.',
    fourth: 'Duas rodadas depois vem um quarto. Leia a bandeirinha dele antes de escolher a fileira.',
    fourthElse:
      'A bandeirinha diz: dois pontos, mas só como quarta carta de uma fileira. Uma das suas tem justo esse lugar.',
    fourthWhy: 'Quatro pontos pela fileira e dois pelo quarto lugar: seis de uma só boa escolha.',
    tent: 'Use o Nobre para a Tenda da sua mão. Que fileira ela completa?',
    tentElse: 'Olhe a segunda fileira: Poço, Oásis, Targia. Um quarto símbolo diferente a completa.',
    tentWhy: 'Quatro símbolos diferentes em geral valem dois pontos. Uma das suas Targias faz disso quatro.',
  },
  leave: {
    title: 'O que você deixa',
    idea: 'Você não está só no deserto. Antes de cada Targi, siga também as linhas de Branco: o que mais um Targi daria a ele?',
    door: 'Uma vertical de Branco já passa pelo Poço e só falta a segunda linha. O Ladrão está em uma ponta. E você?',
    doorElse:
      'Isso deixa a pimenta para Branco, e com ela o Poço. O Ladrão fecha a outra ponta: esta é a única entrada.',
    doorWhy: 'A linha é sua, e Branco não alcança mais o Poço. Você alcança: a Fata Morgana leva um marcador até lá.',
    mirage: 'Branco ainda tem um Targi, e mercadorias para o Oásis do meio. Uma carta leva até lá. Pegue-a primeiro.',
    mirageElse:
      'Da Fata Morgana um marcador vai a qualquer carta aberta e livre, também ao Oásis. Agora Branco pode ficar ali.',
    mirageWhy: 'A Fata Morgana leva a qualquer carta aberta e livre. Branco perdeu esse caminho, e você pode usá-lo.',
  },
  last: {
    title: 'As últimas rodadas',
    idea: 'No fim, mercadorias e ouro não valem nada. Só o último assalto ainda quer algo: um ouro, ou três pontos.',
    smith: 'A sua última visita é ao Prateiro. Você tem cinco tâmaras, um sal e um ouro. O que dá a ele?',
    smithElse: 'Conte de novo: quatro tâmaras dão três pontos. O ouro também vale três, no assalto.',
    smithWhy: 'Três pontos por quatro tâmaras. E o ouro poupa mais três no assalto.',
    place: 'O último Targi da partida. Você não tem ouro, mas tem muita pimenta. Onde ela vira pontos?',
    placeElse: 'Quem dá ouro por mercadorias, em uma linha que cruza as suas? Uma carta faz as duas coisas.',
    placeWhy:
      'O Comerciante faz ouro da sua pimenta, e as suas linhas se cruzam em um Poço que esse ouro paga. Agora você conhece o ofício!',
  },
} as const satisfies SameKeys<typeof English>;
