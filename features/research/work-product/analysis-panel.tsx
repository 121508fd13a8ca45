// The Analysis tab: the shared panel with an analysis or memo as its result.

import * as workProductTexts from '../messages/work-product-texts.ts';
import { AnalysisResultPanel, buildAnalysisView } from './analysis-result-panel.tsx';
import { SaveResult } from './result-actions.tsx';
import {
  findSignedPayload,
  WorkProductPanel,
  type WorkProductPanelProps,
} from './work-product-panel.tsx';

export function AnalysisPanel(props: WorkProductPanelProps) {
  const { siteUrl, signedIn } = props.pageData;
  return (
    <WorkProductPanel
      tab="strategy"
      {...props}
      progress={({ events }) => formatProgress(buildAnalysisView(events).issues.length)}
    >
      {(state) => {
        const signed = findSignedPayload(state);
        return (
          <AnalysisResultPanel
            workProduct={state.writing}
            events={state.events}
            siteUrl={siteUrl}
            file={signed}
            running={state.status === 'running'}
          >
            {(title) =>
              signed && (
                <SaveResult
                  signed={signed}
                  title={title ?? workProductTexts.title[state.writing]}
                  signedIn={signedIn}
                />
              )
            }
          </AnalysisResultPanel>
        );
      }}
    </WorkProductPanel>
  );
}

const formatProgress = (issues: number) =>
  issues > 0 ? workProductTexts.progress(issues) : workProductTexts.begun;
