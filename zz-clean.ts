import { readFileSync } from 'node:fs';
import { cleanText } from './legal/papers/clean-text.ts';
const ids=process.argv.slice(2);
for (const f of ['evals/paper-days-dev.jsonl','evals/paper-days-1.jsonl','evals/paper-days-2.jsonl','/tmp/w46/b1-1.jsonl','/tmp/w46/b1-2.jsonl']) for (const l of readFileSync(f,'utf8').split('\n').filter(Boolean)){const p=JSON.parse(l); if(ids.includes(p.id)) console.log(p.id, JSON.stringify(p.deadlines), '\n', cleanText(p.text).text,'\n======');}
