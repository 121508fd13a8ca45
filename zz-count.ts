import { readFileSync, writeFileSync } from 'node:fs';
import { readPaperText } from '#features/papers/read/read-paper.server.ts';
import { countPaperDeadlines } from '#features/papers/days/count-paper-deadlines.server.ts';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { checkout } from '#server/boot/content-source.ts';
import { addDays, addMonths } from '#legal/deadlines/calendar-days.ts';
const { library } = loadLibrary(checkout);
const NEEDS: Record<string,string[]> = {service:['service','receipt','other'],issued:['date-of-paper','mailing','judgment'],mailed:['mailing','date-of-paper'],received:['receipt','service'],'date-of-paper':['date-of-paper','mailing'],mailing:['mailing','date-of-paper'],receipt:['receipt','service'],judgment:['judgment','date-of-paper']};
const out:string[]=[]; const c:Record<string,number>={};
const n=(k:string)=>{c[k]=(c[k]??0)+1};
for (const file of process.argv.slice(2)) for (const line of readFileSync(file,'utf8').split('\n').filter(Boolean)) {
  const p = JSON.parse(line); if(!p.periods?.length) continue;
  const reading=readPaperText({library},p.text);
  const kind=library.papers.find(k=>k.id===reading.kind.id);
  const dl=countPaperDeadlines({library},reading,kind,p.state??undefined);
  const of=(...r:string[])=>[...new Set((p.dates??[]).filter((d:any)=>r.includes(d.role)).map((d:any)=>d.date))] as string[];
  for(const g of p.periods){
    const key=({received:'receipt',issued:'date-of-paper',mailed:'mailing'} as any)[g.from]??g.from;
    if(!NEEDS[key]) continue;
    const starts= key==='service'?of('served'):key==='receipt'?of('served'):of('issued');
    const at=p.text.indexOf(g.text); const ctx=`${p.id} ${g.days} ${key} ${g.role} starts ${starts} got ${dl.filter(d=>d.source!=='law').map(d=>`${d.role}:${d.date??'asks '+d.needs}${d.period?'/'+d.period.amount+d.period.unit+' '+d.period.from:''}`).join(', ')} | ${p.text.slice(Math.max(0,at-80),at+g.text.length+60).replace(/\s+/g,' ')}`;
    if(starts.length===1){ n('countable');
      const want=addDays(starts[0]!,g.days); 
      const ok=dl.some(d=>d.date && Math.abs((Date.parse(d.date)-Date.parse(want))/864e5)<= (g.days>=28&&g.days%30===0?9:0)+9);
      if(ok) n('counted'); else out.push('COUNT '+ctx);
    } else if(starts.length===0){ n('unknown');
      const ok=dl.some(d=>d.needs && d.needs!=='state');
      if(ok) n('asked'); else out.push('ASK '+ctx);
    }
  }}
console.log(c); writeFileSync('/tmp/w46/count.out',out.join('\n'));
