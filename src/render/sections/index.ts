import type { Section } from '../comment/page.ts'
import { acceptedSection } from './accepted.ts'
import { contests } from '../contenders/contests.ts'
import { boundary } from './boundary.ts'
import { changes } from './changes.ts'
import { failures } from './failures.ts'
import { finding } from './finding.ts'
import { footer } from './footer.ts'
import { functions } from './functions.ts'
import { headline } from './headline.ts'
import { marker } from './marker.ts'
import { method } from './method.ts'
import { metrics } from './metrics.ts'
import { nextStep } from './next-step.ts'
import { oneSided } from './one-sided.ts'
import { plot } from './plot.ts'
import { profiles } from './profiles.ts'
import { regressions } from './regressions.ts'
import { same } from './same.ts'
import { scalingSection } from './scaling.ts'
import { sides } from './sides.ts'
import { study } from './study.ts'
import { unsettledSection } from './unsettled.ts'
import { untrustedSection } from './untrusted.ts'
import { warmUp } from './warm-up.ts'

/** The sections of a comment, in page order. */
export const sections: readonly Section[] = [
  marker,
  headline,
  untrustedSection,
  boundary,
  finding,
  nextStep,
  acceptedSection,
  sides,
  changes,
  functions,
  unsettledSection,
  failures,
  oneSided,
  same,
  contests,
  metrics,
  plot,
  scalingSection,
  warmUp,
  study,
  profiles,
  method,
  footer,
  regressions,
]
