/** Named media queries for stylesheets: `@media (--desk)`. The build substitutes them. */
const MEDIA = {
  'under-360': '(width < 360px)', // the smallest phones, or a page zoomed to 400%
  'under-380': '(width < 380px)', // narrow phones
  'under-480': '(width < 480px)', // small phones
  'under-600': '(width < 600px)', // phones
  'under-720': '(width < 720px)', // large phones, small tablets
  'under-900': '(width < 900px)', // tablets
  'under-1080': '(width < 1080px)', // small laptops
  low: '(height < 520px)',
  lowest: '(height < 340px)', // a page zoomed to 400%
  'phone-high': '(width < 720px) and (height >= 640px)',
  'phone-low': '(width < 600px) and (height < 660px)',
  roomy: '(width >= 900px) and (height >= 620px)',
  'tablet-upright': '(width >= 600px) and (height >= 760px) and (aspect-ratio < 5/4)',
  'phone-sideways': '(width >= 600px) and (height < 620px) and (aspect-ratio >= 5/4)', // or a page zoomed to 200%
  'sideways-small': '(600px <= width < 720px) and (height < 620px) and (aspect-ratio >= 5/4)',
  'little-beside': '(width < 360px) or ((width >= 600px) and (height < 620px) and (aspect-ratio >= 5/4))',
  desk: '(width >= 900px) and (aspect-ratio >= 5/4) and (height >= 620px)',
  'desk-tight': '(900px <= width < 1150px) and (aspect-ratio >= 5/4) and (height >= 620px)', // tablets in landscape
  'desk-wide': '(width >= 1150px) and (aspect-ratio >= 5/4) and (height >= 620px)', // everything wider than desk-tight
  'desk-small': '(900px <= width < 1400px) and (aspect-ratio >= 5/4) and (height >= 620px)', // tablets in landscape, small laptops
  'column-beside': '(width >= 900px) or ((width >= 560px) and (aspect-ratio >= 5/4) and (height < 520px))',
  around: 'not (((width >= 900px) and (height >= 520px)) or ((width < 560px) and (height < 520px)))', // Targets: players at four edges
  'around-low': '(width < 600px) and (height < 660px) and ((width >= 560px) or (height >= 520px))',
  'around-lowest': '(height < 520px) and ((width >= 900px) or ((width >= 560px) and (aspect-ratio >= 5/4)))',
  enlarged: '(width < 560px) and (height < 520px)', // a page zoomed to 400%
} as const satisfies Readonly<Record<string, string>>;

const NAMES: Readonly<Record<string, string>> = MEDIA;

/** A PostCSS plugin that runs after imports are inlined. An unknown name fails the build. */
export const nameMedia = {
  postcssPlugin: 'name-media',
  AtRule: {
    media(rule: { params: string; error(message: string): Error }) {
      rule.params = rule.params.replaceAll(/\(--([\w-]+)\)/g, (_, name: string) => {
        const query = NAMES[name];
        if (query === undefined)
          throw rule.error(`There is no window size "--${name}"; apps/web/media.ts has the table.`);
        return `(${query})`;
      });
    },
  },
};
