// The source of what a state's law says, under a name that is true: an article that repeats a
// section is never called by the section alone.
import type { FilledCell } from '#features/library/schema/rule-schema.ts';
import * as texts from './messages/program-texts.ts';
import type { ProgramSource } from './schema-parts.ts';

type Read = Pick<FilledCell, 'cite' | 'url' | 'readOn' | 'textDate' | 'source'>;

const OFFICIAL = /(?:\.gov|\.state\.[a-z]{2}\.us|(?:^|\.)dccouncil\.us)$/;
/** Sites that reprint codes, section by section. */
const LAW_LIBRARIES = new Set(
  (
    'justia.com findlaw.com public.law lawserver.com onecle.com cornell.edu casetext.com lexisnexis.com westlaw.com elaws.us ' +
    'womenslaw.org oregonlaws.org laws.com laws-info.com laws9.com weblaws.org self-law.org instalawyer.io getpocketlaw.com ' +
    'lexace.ai legalfix.com wa-law.org legiscan.com legiplex.com jurris.com syfert.com theusufruct.com animallaw.info ' +
    'texaspropertycode.org rulesofcivilprocedure.com lpdirect.net courtlistener.com cetient.com ecases.us midpage.ai vlex.com'
  ).split(' '),
);

const getHost = (url: string) => new URL(url).hostname.replace(/^www\.|\.$/g, '');

/** The site that says what the section says, where it is neither official nor a law library. */
export function findReporter({ source, url }: Pick<Read, 'source' | 'url'>): string | undefined {
  const host = getHost(url);
  const domain = host.split('.').slice(-2).join('.');
  return source === 'copy' && !OFFICIAL.test(host) && !LAW_LIBRARIES.has(domain) ? host : undefined;
}

export function toLawSource({ cite, url, readOn, textDate, source }: Read): ProgramSource {
  const reporter = findReporter({ source, url });
  return {
    title: reporter ? texts.asReported(cite, reporter) : cite,
    url,
    checkedOn: readOn,
    textDate: textDate === 'unknown' ? null : textDate,
  };
}
