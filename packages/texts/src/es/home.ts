import type { home as English } from '../en/home.ts';
import type { SameKeys } from '../words.ts';

export const home = {
  title: 'Caravanserai · juega a Tuareg y Targets en línea',
  description:
    'Una mesa de código abierto para dos juegos de mesa, Tuareg y Targets. Juega contra bots o con amigos, en un dispositivo o en línea, sin cuenta, y lee las reglas completas con cada carta y cada aclaración.',
  skip: 'Ir al contenido',
  tables: 'Mesas',
  hero: {
    kicker: 'Código abierto · sin cuenta obligatoria · no oficial',
    title: 'Una posada con dos mesas',
    lead: 'Aquí te esperan dos juegos de mesa: un duelo tranquilo bajo el cielo del desierto y una ruidosa refriega de dados lanzados con el dedo. Toma asiento.',
  },
  about: {
    label: 'Acerca de Caravanserai',
    openTitle: 'Todo está abierto',
    open: 'Todo el programa es de código abierto, con licencia MIT. Léelo, abre tu propia posada, envíanos una mejora.',
    quietTitle: 'Entrada libre',
    quiet:
      'Sin cuenta obligatoria, sin publicidad, sin rastreo. Esta página no carga nada de otros sitios, y las partidas contra el ordenador se quedan en tu navegador.',
    fairTitle: 'Respeto por los autores',
    fair: 'Un proyecto no oficial, sin vínculos con ninguna editorial. Los textos y los dibujos son nuestros. Si te gusta un juego, compra la caja: vale la pena.',
  },
  footer: {
    docs: 'Documentación',
    translate: 'Ayuda a traducir',
    licences: 'Licencias',
    source: 'Código fuente',
    issues: 'Informar de un fallo',
    credits:
      'Tuareg es un juego de Andreas Steiger, y Targets, de Wilfried Fort. Los juegos pertenecen a sus autores y editoriales, que no participan en este proyecto.',
    licence: 'El software es libre, con licencia MIT.',
    top: 'Volver arriba',
  },
} as const satisfies SameKeys<typeof English>;
