import { escape } from './escape.ts';
import type { TSchema } from 'typebox';
import type { Routes } from './route.ts';

/** API reference generated from the schemas that validate requests. No scripts, nothing from other hosts. */
export function apiPage(specs: Routes['specs']): string {
  const sections = specs.map(({ method, url, summary, isOpen, allows, query, body }) => {
    const callers = isOpen ? 'everybody' : allows.map((kind) => `${kind}s`).join(', ');
    const parts = [fields('query', query), fields('body', body)].join('');
    return `<section><h2><code>${method} /api${escape(url)}</code></h2><p>${escape(summary)}</p><p><small>For ${callers}.</small></p>${parts}</section>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Caravanserai · API</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 52rem; margin: 2rem auto; padding: 0 1.5rem; }
h2 { font-size: 1rem; margin: 2rem 0 0; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid; border-radius: .5rem; font-size: .85rem; }
p { margin: .25rem 0; }
</style>
</head>
<body>
<h1>The API of Caravanserai</h1>
<p>As <a href="/api/openapi.json">OpenAPI</a>. A program sends <code>Authorization: Bearer TOKEN</code>; live pictures come over the
socket <code>/api/socket</code>. The project's <code>docs/protocol.md</code> describes the rest, with two example bots.</p>
${sections.join('\n')}
</body>
</html>
`;
}

function fields(name: string, schema: TSchema | undefined): string {
  if (!schema) return '';
  return `<p>${name}</p><pre tabindex="0">${escape(JSON.stringify(schema, undefined, 2))}</pre>`;
}
