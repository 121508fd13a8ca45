// A guide's steps with ticks. The ticks stay in this browser and are never sent; without JavaScript there are none.
import { useEffect, useState } from 'react';
import { Html } from '#app/ui/html.tsx';
import type { GuideView } from '../get-guide.server.ts';
import { lists } from './list-messages.ts';

export function GuideSteps({ guide }: { guide: GuideView }) {
  const [done, setDone] = useTicks(`guide:${guide.id}`);
  const toggle = (index: number) => setDone(done.includes(index) ? done.filter((d) => d !== index) : [...done, index]);
  return (
    <>
      <p className="js-only meta flex min-h-target flex-wrap items-center gap-x-4" role="status">
        {lists.progress(done.length, guide.steps.length)}
        {done.length > 0 && (
          <button type="button" className="cursor-pointer underline underline-offset-4" onClick={() => setDone([])}>
            {lists.clearProgress}
          </button>
        )}
      </p>
      <ol className="guide-steps">
        {guide.steps.map((step, index) => (
          <li key={step.title} id={`step-${index + 1}`} className={`guide-step ${done.includes(index) ? 'done' : ''}`}>
            <span className="numeral" aria-hidden="true">
              {index + 1}
            </span>
            <div className="grid grid-cols-1 gap-4">
              <h2>{step.title}</h2>
              <Html html={step.html} className="prose" />
              {step.tips.map((tip) => (
                <p key={tip} className="aside-note max-w-measure">
                  <b>{lists.tip}:</b> {tip}
                </p>
              ))}
              {step.warnings.map((warning) => (
                <p key={warning} className="aside-note warning max-w-measure">
                  <b>{lists.warning}:</b> {warning}
                </p>
              ))}
              <label className="tick-box js-only justify-self-start">
                <input type="checkbox" checked={done.includes(index)} onChange={() => toggle(index)} />
                {lists.stepDone}
                <span className="sr-only">: {step.title}</span>
              </label>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

function useTicks(key: string): [number[], (ticks: number[]) => void] {
  const [ticks, setTicks] = useState<number[]>([]);
  useEffect(() => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      if (Array.isArray(kept)) setTicks(kept.filter((tick): tick is number => Number.isInteger(tick)));
    } catch {
      // Storage is off or holds something else: start without ticks.
    }
  }, [key]);
  return [
    ticks,
    (next) => {
      setTicks(next);
      try {
        if (next.length === 0) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Storage is off: the ticks last as long as the page.
      }
    },
  ];
}
