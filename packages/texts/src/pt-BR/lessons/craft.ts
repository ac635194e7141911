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
    lastSalt: 'Isso rende 2 sal, um aqui e um no cruzamento. Sal vem a cada rodada; outra linha rende três pontos.',
    lastSame: 'Esta linha já é sua, só que pela outra ponta. Dois Targis na mesma linha não cruzam nada de novo.',
    lastWhy: 'Boa! A partir da pimenta as suas linhas se cruzam também no Oásis: três pontos, e você pode pagar.',
    column:
      'Aqui os seus dois Targis traçam linhas horizontais, que nunca se encontram. Qual linha vertical cruza as duas, nas melhores cartas?',
    columnElse:
      'Esta linha já é sua, e linhas horizontais nunca se encontram. Só uma vertical cruza as duas: eu gosto da que tem ouro.',
    columnMiddle:
      'Uma vertical, muito bem! Ela dá uma tâmara, uma pimenta e um Poço de dois pontos. A outra tem ouro, e um Poço de três.',
    columnWhy:
      'Isso mesmo. Um Poço e ouro com um só Targi: duas horizontais e uma vertical dão dois cruzamentos, três horizontais nenhum.',
  },
  hand: {
    title: 'Quando guardar uma carta',
    idea: 'A mão guarda uma só carta, que ali espera o Nobre. Ela tem de valer a viagem, e a mão tem de estar livre.',
    lack: 'Esta Targia vale três pontos, mas falta um sal. O que você faz com ela?',
    lackElse: 'Assim três pontos vão embora. A sua mão está vazia: deixe-a esperar ali.',
    lackEnd:
      'Assim ela fica na mesa, e Branco tem mercadorias para pagar por ela. A sua mão está vazia: deixe-a esperar ali.',
    lackWhy:
      'Certo. A sua Tenda deixa o Nobre uma mercadoria mais barato: na próxima rodada você até pode pagar por ela.',
    now: 'Um Oásis, e de novo a sua mão está vazia. Guardar, ou pagar agora?',
    nowElse: 'Você pode pagar agora, e a sua primeira fileira espera um quarto Oásis.',
    nowThird:
      'Quatro símbolos diferentes valem dois pontos. Mas a sua primeira fileira espera o quarto Oásis: ali ele rende quatro.',
    nowKeep: 'Na mão ele não vale nada, e o Nobre vai custar um Targi em outra rodada. Você pode pagar agora.',
    nowWhy: 'Sim! Baixe o que puder pagar. Quatro Oásis em uma fileira valem quatro pontos, e a mão continua livre.',
  },
  rows: {
    title: 'Fileiras de quatro',
    idea: 'Uma fileira completa vale quatro pontos com um só símbolo, dois com quatro diferentes, nada se for mista. Cada carta pergunta: em qual fileira?',
    third: 'Um Montador de Camelo, e dois já estão na sua primeira fileira. Baixe-o onde ele rende mais.',
    thirdElse: 'Eu o poria ao lado dos outros dois: um só símbolo por fileira, é daí que vêm quatro pontos.',
    thirdOther:
      'Sozinho em uma fileira nova, ele começa do zero. Ao lado dos outros dois seria o terceiro: mais um, e a fileira vale quatro pontos.',
    thirdWhy: 'Três! E este deixa cada novo Montador de Camelo uma mercadoria mais barato.',
    fourth: 'Duas rodadas depois vem um quarto. Leia a bandeirinha dele antes de escolher a fileira.',
    fourthElse:
      'A bandeirinha diz: dois pontos, mas só como quarta carta de uma fileira. Uma das suas tem justo esse lugar.',
    fourthOther:
      'Ali ele não é a quarta carta, então a bandeirinha não rende nada. E os seus três Montadores de Camelo continuam esperando quatro pontos.',
    fourthWhy: 'Quatro pontos pela fileira e dois pelo quarto lugar: seis de uma só boa escolha.',
    tent: 'Use o Nobre para a Tenda da sua mão. Que fileira ela completa?',
    tentElse: 'Olhe a segunda fileira: Poço, Oásis, Targia. Um quarto símbolo diferente a completa.',
    tentFirst:
      'A primeira fileira está vazia e só resta uma rodada: ela não vai se completar. Em qual fileira falta só uma carta?',
    tentWait: 'Na mão ela não vale nada, e só resta uma rodada. Você está no Nobre agora: baixe-a.',
    tentWhy: 'Quatro símbolos diferentes em geral valem dois pontos. Uma das suas Targias faz disso quatro.',
  },
  leave: {
    title: 'O que você deixa',
    idea: 'Você não está só no deserto. Antes de cada Targi, siga também as linhas de Branco: o que mais um Targi daria a ele?',
    door: 'Uma vertical de Branco já passa pelo Poço e só falta a segunda linha. O Ladrão está em uma ponta. E você?',
    doorElse:
      'Isso deixa a pimenta para Branco, e com ela o Poço. O Ladrão fecha a outra ponta: esta é a única entrada.',
    doorPepper:
      'Agora as suas linhas se cruzam em um Poço, mas ele custa ouro, e você não tem. E Branco fica com a outra pimenta e o Poço do meio.',
    doorNoble: 'A Tenda da sua mão custa ouro, e você não tem. E Branco fica com a pimenta, e com ela o Poço.',
    doorWhy: 'A linha é sua, e Branco não alcança mais o Poço. Você alcança: a Fata Morgana leva um marcador até lá.',
    mirage: 'Branco ainda tem um Targi, e mercadorias para o Oásis do meio. Uma carta leva até lá. Pegue-a primeiro.',
    mirageElse:
      'Da Fata Morgana um marcador vai a qualquer carta virada para cima e livre, também ao Oásis. Agora Branco pode ficar ali.',
    mirageRow:
      'A sua horizontal agora passa pelo Oásis, mas Branco pode fechar a vertical com um Targi. Da Fata Morgana, qualquer cruzamento seu leva até lá.',
    mirageColumn:
      'A sua vertical agora passa pelo Oásis, mas Branco pode fechar a horizontal com um Targi. Da Fata Morgana, qualquer cruzamento seu leva até lá.',
    mirageWhy:
      'A Fata Morgana leva a qualquer carta virada para cima e livre. Branco perdeu esse caminho, e você pode usá-lo.',
  },
  last: {
    title: 'As últimas rodadas',
    idea: 'No fim, mercadorias e ouro não valem nada. Só o último assalto ainda quer algo: um ouro, ou três pontos.',
    smith: 'A sua última visita é ao Prateiro. Você tem cinco tâmaras, um sal e um ouro. O que dá a ele?',
    smithElse: 'Conte de novo: quatro tâmaras dão três pontos. O ouro também vale três, no assalto.',
    smithTwo: 'Duas tâmaras dão um ponto, quatro dão três. E as tâmaras que sobram não valem nada.',
    smithGold: 'Dois pontos pelo ouro, mas aí o último assalto tira três de você. Dê tâmaras a ele.',
    smithWhy: 'Três pontos por quatro tâmaras. E o ouro poupa mais três no assalto.',
    place: 'O último Targi da partida. Você não tem ouro, mas tem muita pimenta. Onde ela vira pontos?',
    placeElse:
      'No fim o sal não vale nada, e esta linha já é sua. Quem dá ouro por mercadorias, em uma linha que cruza as suas?',
    placeNoble:
      'A Tenda da sua mão custa ouro, e você não tem. Quem dá ouro por mercadorias, em uma linha que cruza as suas?',
    placeWhy:
      'O Comerciante faz ouro da sua pimenta, e as suas linhas se cruzam em um Poço que esse ouro paga. Agora você conhece o ofício!',
  },
} as const satisfies SameKeys<typeof English>;
