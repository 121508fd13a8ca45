import { readFileSync, writeFileSync } from 'node:fs';
import { foldText } from './legal/papers/ocr-text.ts';
const count=new Map<string,number>();
for (const f of ['papers-dev.jsonl','paper-days-dev.jsonl','paper-days-1.jsonl','paper-days-2.jsonl']) for (const l of readFileSync('evals/'+f,'utf8').split('\n').filter(Boolean)) {
  const p=JSON.parse(l); if(p.form && p.form!=='clean' && p.form!=='cut') continue;
  for (const w of new Set((p.text as string).toLowerCase().match(/(?<![a-z0-9])[a-z]{2,}(?![a-z0-9])/g)??[])) count.set(w,(count.get(w)??0)+1);
}
const src=['find-periods','period-lengths','period-start','period-counting','period-role','describe-period','start-labels','date-cues','event-days'].map(f=>readFileSync(`legal/papers/${f}.ts`,'utf8')).join('\n');
const inRules=new Set(src.toLowerCase().match(/[a-z]{3,}/g));
const stems=[...inRules].filter(w=>w.length>=5);
const use=(w:string,n:number)=>n>=28||(n>=2&&(inRules.has(w)))||(n>=3&&stems.some(s=>w.startsWith(s)));
const best=new Map<string,[string,number]>();
for (const [w,n] of count) { if(!use(w,n)) continue; const f=foldText(w); if(f===''||/^[lo]+$/.test(f)) continue; const b=best.get(f); if(!b||b[1]<n) best.set(f,[w,n]); }
const drop=new Set('minnesota chicago california pennsylvania lincoln kansas michigan florida illinois arizona carolina virginia washington wisconsin smith el las www wa mi id il la ms mo ok st'.split(' '));
const words=[...best].map(([,[w]])=>w).filter(w=>/[ilosmwb]|rn/.test(w)&&!drop.has(w)).sort();
console.log(words.length);
const lines:string[]=[]; let line='';
for(const w of words){ if((line+' '+w).length>94){lines.push(line);line=w}else line=line?line+' '+w:w } lines.push(line);
writeFileSync('legal/papers/paper-words.ts',`// Words by which a misread one is known again (clean-text.ts): those that the rules name, and those
// of the typed papers of the evaluations that are not rare, without names.
export const PAPER_WORDS = [
${lines.map(l=>`  '${l}',`).join('\n')}
].flatMap((line) => line.split(' '));
`);
