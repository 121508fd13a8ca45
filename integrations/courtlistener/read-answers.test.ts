import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { findCitations } from '#legal/citations/find-citations.ts';
import type { CaseKey } from '#legal/citations/types.ts';
import { clusterOf } from '#tests/harness/fake-courtlistener.ts';
import { readFindings } from './read-answers.ts';

const SITE = 'https://www.courtlistener.com';
const key = (cite: string): CaseKey => {
  const [found] = findCitations(cite);
  if (found?.kind !== 'case') throw new Error(`${cite} is no case`);
  return { volume: found.volume, reporter: found.reporter, page: found.page };
};
const lookedUp = (citation: string, status: number, clusters: object[] = []) => ({ citation, status, clusters });
const case1 = { id: 1, name: 'A v. B', citations: [[100, 'F.3d', '200']] as [number, string, string][], date: '1996-01-01' };

describe('our own fixtures', () => {
  test('a page inside a case is not where the case stands', () => {
    const json = [lookedUp('100 F.3d 204', 200, [clusterOf(case1)])];
    expect(readFindings(json, [key('100 F.3d 204')], SITE)).toEqual([{ status: 'not_found' }]);
  });

  test('beyond what it looks up in one request: not known', () => {
    expect(readFindings([lookedUp('100 F.3d 200', 429)], [key('100 F.3d 200')], SITE)).toEqual([undefined]);
  });

  test('a case without a name of a sensible length is passed over', () => {
    const json = [
      lookedUp('100 F.3d 200', 300, [clusterOf(case1), { ...clusterOf(case1), case_name: '', case_name_full: 'x '.repeat(400) }]),
    ];
    expect(readFindings(json, [key('100 F.3d 200')], SITE)).toMatchObject([{ status: 'found', cases: [{ name: 'A v. B' }] }]);
  });

  test.each([
    ['null', null],
    ['an object', {}],
    ['a foreign link', [lookedUp('100 F.3d 200', 200, [{ ...clusterOf(case1), absolute_url: 'https://evil.example/' }])]],
  ])('%s is no answer', (_what, json) => expect(readFindings(json, [key('100 F.3d 200')], SITE)).toBeUndefined());
});

const recorded = join(process.env.REFERENCE_DATA ?? '', 'cases', 'courtlistener-v4', 'citation_lookup_batch50.json');
const held = process.env.REFERENCE_DATA && existsSync(recorded);

describe.skipIf(!held)(`recorded answers${held ? '' : ' (not run: REFERENCE_DATA has none)'}`, () => {
  test('fifty look-ups: what is reported at the place is found, a page inside a case is not', () => {
    const json = JSON.parse(readFileSync(recorded, 'utf8')) as { citation: string }[];
    const findings =
      readFindings(
        json,
        json.map(({ citation }) => ({ ...split(citation) })),
        SITE,
      ) ?? [];
    const count = (status: string) => findings.filter((finding) => finding?.status === status).length;
    expect({ found: count('found'), several: count('several'), not: count('not_found') }).toEqual({ found: 37, several: 8, not: 5 });
    const at = (cite: string) => findings[json.findIndex(({ citation }) => citation === cite)];
    expect(at('436 U.S. 658')).toMatchObject({ cases: [{ name: expect.stringContaining('Monell'), decided: '1978-06-06' }] });
    expect(at('913 F.3d 930')).toMatchObject({ status: 'several', cases: [{}, { name: 'Louis Taylor v. County of Pima' }] });
    expect(at('629 F.3d 1082')).toEqual({ status: 'not_found' });
  });

  test('a recorded cluster has the fields that are read', () => {
    const { interactions } = parse(readFileSync(join(recorded, '..', 'read_case_by_id.yaml'), 'utf8')) as Cassette;
    const cluster = interactions.find(({ request }) => request.uri.includes('/clusters/'))?.response.body.string ?? '';
    const findings = readFindings([lookedUp('750 F.3d 1339', 200, [JSON.parse(cluster)])], [key('750 F.3d 1339')], SITE);
    const url = `${SITE}/opinion/2673149/oracle-america-inc-v-google-inc/`;
    expect(findings).toMatchObject([
      { status: 'found', cases: [{ name: 'Oracle America, Inc. v. Google Inc.', decided: '2014-05-09', url }] },
    ]);
  });
});

type Cassette = { interactions: { request: { uri: string }; response: { body: { string: string } } }[] };

/** As it was sent, whatever we call the reporter. */
function split(cite: string): CaseKey {
  const [volume = '', ...rest] = cite.split(' ');
  return { volume, reporter: rest.slice(0, -1).join(' '), page: rest.at(-1) ?? '' };
}
