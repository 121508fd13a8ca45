import { readFileSync } from 'node:fs';
import { readPaperText } from '#features/papers/read/read-paper.server.ts';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { checkout } from '#server/boot/content-source.ts';
const { library } = loadLibrary(checkout);
const ids=process.argv.slice(2);
for (const f of ['evals/papers-dev.jsonl','evals/papers-blind-rs.jsonl']) for (const l of readFileSync(f,'utf8').split('\n').filter(Boolean)){const p=JSON.parse(l); if(!ids.includes(p.id)) continue;
 const r=readPaperText({library},p.text);
 console.log('#',p.id,p.kind,'->',r.kind.id);
 for(const d of r.dates) console.log('   ',d.date,d.role,d.label??'-',d.sure?'!':'','|',p.text.slice(Math.max(0,d.start-90),d.end+40).replace(/\n/g,'⏎').replace(/ {2,}/g,'  '));
 for(const x of r.periods) console.log('   P',x.amount,x.unit,x.from,x.role,x.blank?'BLANK':'',x.unsaid?'unsaid':'',x.startWords??'');
}
