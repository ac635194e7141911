import { BORDER_CARDS } from '@caravanserai/targi/cards';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { imagesOf } from '../../../app/art/images.ts';
import { INKED } from '../../../app/art/paint.ts';
import { GoodsBack, TribeBack } from './backs.tsx';
import { BorderDrawing } from './border.tsx';
import { ItemDrawing } from './goods.tsx';
import { Amulet, Robber, TargiPiece, TribeMarker } from './pieces.tsx';
import { SymbolDrawing } from './symbols.tsx';

const DRAWINGS: readonly (readonly [string, ReactNode])[] = [
  ...(['dates', 'salt', 'pepper', 'gold', 'vp', 'goodOfChoice'] as const).map(
    (item) => [item, <ItemDrawing key={item} item={item} />] as const,
  ),
  ...(['well', 'camelRider', 'oasis', 'tent', 'targia'] as const).map(
    (symbol) => [symbol, <SymbolDrawing key={symbol} symbol={symbol} />] as const,
  ),
  ...BORDER_CARDS.map(
    ({ number, action }) => [`border card ${number}`, <BorderDrawing key={number} action={action} />] as const,
  ),
  ['blue Targi', <TargiPiece key="blue" seat="blue" />],
  ['white Targi', <TargiPiece key="white" seat="white" />],
  ['marker', <TribeMarker key="marker" seat="white" />],
  ['robber', <Robber key="robber" />],
  ['amulet', <Amulet key="amulet" />],
  ['backs', [<GoodsBack key="goods" />, <TribeBack key="tribe" />]],
];

test.each(DRAWINGS)('%s: the image is what React would draw', (_name, drawing) => {
  const image = decodeURIComponent(imagesOf(() => drawing)(0));
  const drawn = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" {...INKED}>
      {drawing}
    </svg>,
  );
  expect(image).toBe(`data:image/svg+xml,${drawn}`);
});

test('words in a drawing stay words', () => {
  const image = imagesOf(() => <text fontSize={8}>{'1 < 2 & "3"'}</text>)(0);
  expect(decodeURIComponent(image)).toContain('<text font-size="8">1 &#60; 2 &#38; &#34;3&#34;</text>');
});
