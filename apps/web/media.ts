/** The sizes of window that stylesheets ask about, by name: `@media (--desk)`. The build puts the question in. */
const MEDIA = {
  'under-360': '(width < 360px)', // the smallest phones, or a page at four times its size
  'under-480': '(width < 480px)', // small phones
  'under-600': '(width < 600px)', // phones
  'under-720': '(width < 720px)', // large phones, small tablets
  'under-900': '(width < 900px)', // tablets
  'under-1080': '(width < 1080px)', // small laptops
  low: '(height < 520px)',
  lowest: '(height < 340px)', // a page at four times its size
  'phone-low': '(width < 600px) and (height < 640px)',
  roomy: '(width >= 900px) and (height >= 620px)',
  'tablet-upright': '(width >= 600px) and (height >= 760px) and (aspect-ratio < 5/4)',
  'phone-sideways': '(width >= 600px) and (height < 620px) and (aspect-ratio >= 5/4)', // or a page at twice its size
  'little-beside': '(width < 360px) or ((width >= 600px) and (height < 620px) and (aspect-ratio >= 5/4))',
  desk: '(width >= 900px) and (aspect-ratio >= 5/4) and (height >= 620px)',
  'desk-tight': '(900px <= width < 1150px) and (aspect-ratio >= 5/4) and (height >= 620px)', // tablets held sideways
  'desk-wide': '(width >= 1150px) and (aspect-ratio >= 5/4) and (height >= 620px)', // and what is not tight
  'desk-small': '(900px <= width < 1400px) and (aspect-ratio >= 5/4) and (height >= 620px)', // tablets held sideways, small laptops
  'column-beside': '(width >= 900px) or ((width >= 560px) and (aspect-ratio >= 5/4) and (height < 520px))',
  enlarged: '(width < 560px) and (height < 520px)', // a page at four times its size
} as const satisfies Readonly<Record<string, string>>;

const NAMES: Readonly<Record<string, string>> = MEDIA;

/** A plugin for PostCSS, which runs after imports are put in. A name that is not in the table fails the build. */
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
