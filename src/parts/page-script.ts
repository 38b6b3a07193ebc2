import { startPage } from '../render/page/client/index.ts'
import { drawProfile } from './profiles/drawing/draw-profile.ts'

// What parts draw in an opened row, a line each. This is the script of the page: it has nothing else of them.
void startPage([
  drawProfile, //
])
