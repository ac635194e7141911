import type { flickWords as English } from '../../en/lessons/flick.ts';
import type { SameKeys } from '../../words.ts';

export const flickWords = {
  title: 'Tu primer tiro',
  about: 'Todo Targets en tres minutos, cada regla con un tiro.',
  ground: {
    title: 'Campo de práctica',
    about: 'Diez tiros a un objetivo y hasta tres estrellas: disco, centro negro, torre, robo.',
  },
  tricks: {
    title: 'Tiros de habilidad',
    about: 'Un objetivo, un tiro: robar, derribar, empujar. Hasta tres estrellas por mesa.',
  },
  swipe: {
    title: 'El tiro',
    first:
      '¡Te damos la bienvenida a Targets! Pon un dedo o el ratón en el dado de arriba de tu torre, desliza hacia los discos y suelta.',
    firstKeys:
      '¡Te damos la bienvenida a Targets! En la mesa, las flechas apuntan. Espacio pone en marcha la aguja de fuerza, y otra vez Espacio golpea el dado.',
    firstElse: 'Ese dado se ha perdido: resbaló o salió de la mesa. Tu torre vuelve a estar en pie: desliza otra vez.',
    firstDone: '¡Eso ha sido un tiro! Los puntos muestran su camino. Un dado se queda donde se para.',
    disc: 'Cuanto más rápido el gesto, más rápido el dado. Haz que se pare entero en el disco.',
    discKeys: 'Cuanto más a la derecha pares la aguja, más rápido el dado. Haz que se pare entero en el disco.',
    discElse: 'No entero en el disco. Prueba otra vez.',
    discDone: 'Ahí cuenta su cara, al final de la ronda.',
    side: 'También importa dónde tocas el dado. Empieza el gesto cerca de su borde izquierdo o derecho: gira.',
    sideKeys:
      'También importa dónde se golpea el dado. Pulsa tres veces la tecla del punto para golpearlo a la derecha y lanza.',
    sideElse: 'Eso fue cerca del centro. Empieza más cerca del borde izquierdo o derecho del dado.',
    sideDone:
      'Ha girado. Golpeado fuerte arriba o abajo, cae tu propia torre: entonces solo se queda uno de los dados caídos.',
  },
  black: {
    title: 'Targets!',
    aim: 'Ahora, el centro negro. Si tu dado lo toca, canta «Targets!» y el disco es tuyo al momento.',
    call: 'Toca el negro. ¡Canta «Targets!» antes del próximo tiro!',
    else: 'No en el negro. La mesa está como antes: prueba otra vez, o deja que te lo enseñe.',
    done: 'Ese disco es tuyo para siempre. Con cuatro discos ganas. Nadie te recuerda que cantes: abre bien los ojos.',
  },
  double: {
    title: 'Double!',
    call: 'Tu último dado muestra un 4, como otro de los tuyos. Canta «Double!» y elige cuál vuelve a tu torre.',
    else: 'Has lanzado, y ya era tarde. Canta primero «Double!».',
    done: 'Así tienes un tiro más en esta ronda.',
  },
  rivals: {
    title: 'Tus rivales',
    topple: 'Azul también tiene una torre. ¡Lanza fuerte y recto contra ella!',
    toppleElse: 'Sigue en pie. ¡Más fuerte, y recto!',
    toppleDone: '¡Desarmado! El dado más alto que cayó queda fuera en esta ronda; los demás vuelven.',
    steal: 'Hay un disco bajo la base de Azul, y aún no está a salvo. Para tu dado encima para robarlo.',
    stealElse: 'No encima. Hay sitio entre la base y el borde del disco: prueba otra vez, o deja que te lo enseñe.',
    stealDone: '¡Robado! Cuidado: lo que hay bajo tu base también se puede robar.',
  },
  end: {
    title: 'El final',
    round:
      'Este es el último dado de la ronda. Lánzalo: después cada disco es para el total más alto de un color, y los totales iguales se anulan.',
    roundElse: 'Esta vez no hay disco para ti: no empujes tu propio 6.',
    roundDone:
      'Tu disco está bajo tu base. Si nadie lo roba antes de que acabe la próxima ronda, es tuyo para siempre.',
    money:
      'El centro está vacío: Money time, la última ronda. Apunta al disco de Azul para robarlo; después cuenta todo lo guardado.',
    moneyElse: 'Otra vez: apunta al disco de Azul.',
    done: 'Eso es todo Targets: gana quien tiene más discos. El resto lo aprende la mano jugando.',
  },
} as const satisfies SameKeys<typeof English>;
