// fast: rules and words only, all sets in one go
import { readFileSync } from 'node:fs';
import { readPaperText } from '#features/papers/read/read-paper.server.ts';
import { judgeDays } from './evals/eval-paper-days.ts';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { checkout } from '#server/boot/content-source.ts';
const { library } = loadLibrary(checkout);
const args=process.argv.slice(2); const show=args[0]==='-v'; if(show) args.shift();
for (const file of args) {
  let days=0,no=0,missing=0,not=0,wrong=0,past=0;
  for (const line of readFileSync(file,'utf8').split('\n').filter(Boolean)) {
    const p=JSON.parse(line); const reading=readPaperText({library},p.text);
    const j=judgeDays(library,p,reading);
    const d=p.deadlines.filter((x:any)=>x.last).length; const nd=j.misses.filter((x:any)=>x.last).length;
    days+=d;no+=nd;missing+=p.deadlines.length-d;not+=j.misses.length-nd;wrong+=j.wrongAndCertain.length;past+=j.pastTooSoon.length;
    if(j.misses.length||j.wrongAndCertain.length||j.pastTooSoon.length){ console.log(`  ${p.id} ${p.kind??''}: `+j.misses.map((m:any)=>`MISS ${m.act} ${m.last??'ask '+m.missing} (${m.why})`).join('; ')+j.wrongAndCertain.map(w=>` WRONG ${w.date} from ${w.countedFrom?.date}`)+j.pastTooSoon.map(w=>` PAST ${w.day?.date}`));
     if(show) {console.log('     got '+j.counted.map(c=>`${c.role}:${c.date??'asks '+c.needs}/${c.source}${c.period?' '+c.period.amount+c.period.unit+' '+c.period.from+' '+(c.period.startWords??''):''}`).join('\n         '));console.log('     periods '+reading.periods.map(x=>`${x.amount}${x.unit} ${x.from} ${x.role}${x.unsaid?' unsaid':''}${x.ofSender?' SENDER':''}${x.only?' only '+x.only:''} [${p.text.slice(x.start,x.end).replace(/\s+/g,' ')}]`).join('; '));
     console.log('     dates '+reading.dates.map(x=>`${x.date} ${x.role} ${x.label??''}${x.sure?'!':''}`).join('; '))}}
  }
  console.log(`${file}: right ${days-no}/${days} asked ${missing-not}/${missing} wrong ${wrong} past ${past}`);
}
