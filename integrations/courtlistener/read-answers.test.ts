import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { findCitations } from '#legal/citations/find-citations.ts';
import type { CaseKey } from '#legal/citations/types.ts';
import { toCluster } from '#tests/harness/fakes/fake-courtlistener.ts';
import { readFindings } from './read-answers.ts';

const SITE = 'https://www.courtlistener.com';
const parseKey = (cite: string): CaseKey => {
  const [citation] = findCitations(cite);
  if (citation?.kind !== 'case') throw new Error(`${cite} is no case`);
  return { volume: citation.volume, reporter: citation.reporter, page: citation.page };
};
const createLookup = (citation: string, status: number, clusters: object[] = []) => ({
  citation,
  status,
  clusters,
});
const case1 = {
  id: 1,
  name: 'A v. B',
  citations: [[100, 'F.3d', '200']] as [number, string, string][],
  date: '1996-01-01',
};

describe('handwritten responses', () => {
  test('does not find a case by a page inside it', () => {
    const json = [createLookup('100 F.3d 204', 200, [toCluster(case1)])];
    expect(readFindings(json, [parseKey('100 F.3d 204')], SITE)).toEqual([{ status: 'not_found' }]);
  });

  test('returns undefined for a citation beyond the limit of one request', () => {
    expect(
      readFindings([createLookup('100 F.3d 200', 429)], [parseKey('100 F.3d 200')], SITE),
    ).toEqual([undefined]);
  });

  test('skips a case without a name of reasonable length', () => {
    const json = [
      createLookup('100 F.3d 200', 300, [
        toCluster(case1),
        { ...toCluster(case1), case_name: '', case_name_full: 'x '.repeat(400) },
      ]),
    ];
    expect(readFindings(json, [parseKey('100 F.3d 200')], SITE)).toMatchObject([
      { status: 'found', cases: [{ name: 'A v. B' }] },
    ]);
  });

  test.each([
    ['null', null],
    ['an object', {}],
    [
      'a foreign link',
      [
        createLookup('100 F.3d 200', 200, [
          { ...toCluster(case1), absolute_url: 'https://evil.example/' },
        ]),
      ],
    ],
  ])('rejects %s', (_what, json) =>
    expect(readFindings(json, [parseKey('100 F.3d 200')], SITE)).toBeUndefined(),
  );
});

const recordingFile = join(
  process.env.REFERENCE_DATA ?? '',
  'cases',
  'courtlistener-v4',
  'citation_lookup_batch50.json',
);
const hasRecording = process.env.REFERENCE_DATA && existsSync(recordingFile);

describe.skipIf(!hasRecording)(
  `recorded answers${hasRecording ? '' : ' (not run: REFERENCE_DATA has none)'}`,
  () => {
    test('reads fifty lookups: finds cases by their first page, not by a page inside them', () => {
      const json = JSON.parse(readFileSync(recordingFile, 'utf8')) as { citation: string }[];
      const findings =
        readFindings(
          json,
          json.map(({ citation }) => ({ ...splitCite(citation) })),
          SITE,
        ) ?? [];
      const count = (status: string) =>
        findings.filter((finding) => finding?.status === status).length;
      expect({ found: count('found'), several: count('several'), not: count('not_found') }).toEqual(
        { found: 37, several: 8, not: 5 },
      );
      const findFinding = (cite: string) =>
        findings[json.findIndex(({ citation }) => citation === cite)];
      expect(findFinding('436 U.S. 658')).toMatchObject({
        cases: [{ name: expect.stringContaining('Monell'), decided: '1978-06-06' }],
      });
      expect(findFinding('913 F.3d 930')).toMatchObject({
        status: 'several',
        cases: [{}, { name: 'Louis Taylor v. County of Pima' }],
      });
      expect(findFinding('629 F.3d 1082')).toEqual({ status: 'not_found' });
    });

    test('reads a recorded cluster', () => {
      const { interactions } = parse(
        readFileSync(join(recordingFile, '..', 'read_case_by_id.yaml'), 'utf8'),
      ) as Cassette;
      const cluster =
        interactions.find(({ request }) => request.uri.includes('/clusters/'))?.response.body
          .string ?? '';
      const findings = readFindings(
        [createLookup('750 F.3d 1339', 200, [JSON.parse(cluster)])],
        [parseKey('750 F.3d 1339')],
        SITE,
      );
      const url = `${SITE}/opinion/2673149/oracle-america-inc-v-google-inc/`;
      expect(findings).toMatchObject([
        {
          status: 'found',
          cases: [{ name: 'Oracle America, Inc. v. Google Inc.', decided: '2014-05-09', url }],
        },
      ]);
    });
  },
);

type Cassette = {
  interactions: { request: { uri: string }; response: { body: { string: string } } }[];
};

/** Splits at spaces, without normalizing the reporter. */
function splitCite(cite: string): CaseKey {
  const [volume = '', ...rest] = cite.split(' ');
  return { volume, reporter: rest.slice(0, -1).join(' '), page: rest.at(-1) ?? '' };
}
