// The example of an address as code that runs: curl, TypeScript and Python, each with what comes
// with it and nothing else.
import type { Address } from './address.ts';

export const LANGUAGES = ['curl', 'TypeScript', 'Python'] as const;
export type Language = (typeof LANGUAGES)[number];

export function writeExample(
  { method, example: { path, body, headers = {} } }: Address,
  site: string,
  language: Language,
): string {
  const url = `${site}${path}`;
  const sent = {
    ...headers,
    ...(body && { 'Content-Type': 'application/json' }),
  };
  const json = body && JSON.stringify(body);
  return WRITERS[language]({ method, url, sent, json });
}

type Sent = {
  method: string;
  url: string;
  sent: Record<string, string>;
  json: string | undefined;
};

function writeCurl({ method, url, sent, json }: Sent): string {
  const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const parts = [
    'curl -sN',
    ...(json ? [`-d ${quote(json)}`] : method === 'POST' ? ['-X POST'] : []),
    ...Object.entries(sent).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    quote(url),
  ];
  return parts.join(' \\\n  ');
}

function writeTypeScript({ method, url, sent, json }: Sent): string {
  const options = [
    ...(method === 'POST' ? ["  method: 'POST',"] : []),
    ...(Object.keys(sent).length > 0 ? [`  headers: ${JSON.stringify(sent)},`] : []),
    ...(json ? [`  body: JSON.stringify(${json}),`] : []),
  ];
  const call =
    options.length > 0
      ? `await fetch('${url}', {\n${options.join('\n')}\n});`
      : `await fetch('${url}');`;
  return `const answer = ${call}\nconsole.log(answer.status, await answer.text());`;
}

function writePython({ method, url, sent, json }: Sent): string {
  const lines = [
    'import json, urllib.error, urllib.request',
    '',
    'request = urllib.request.Request(',
    `    ${JSON.stringify(url)},`,
    ...(json ? [`    data=json.dumps(${toPython(JSON.parse(json))}).encode(),`] : []),
    ...(Object.keys(sent).length > 0 ? [`    headers=${JSON.stringify(sent)},`] : []),
    `    method="${method}",`,
    ')',
    'try:',
    '    answer = urllib.request.urlopen(request)',
    'except urllib.error.HTTPError as refusal:',
    '    answer = refusal',
    'print(answer.status, answer.read().decode())',
  ];
  return lines.join('\n');
}

const toPython = (value: unknown): string => {
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (value === null) return 'None';
  if (Array.isArray(value)) return `[${value.map(toPython).join(', ')}]`;
  if (typeof value === 'object')
    return `{${Object.entries(value)
      .map(([name, each]) => `${JSON.stringify(name)}: ${toPython(each)}`)
      .join(', ')}}`;
  return JSON.stringify(value);
};

const WRITERS: Record<Language, (sent: Sent) => string> = {
  curl: writeCurl,
  TypeScript: writeTypeScript,
  Python: writePython,
};
