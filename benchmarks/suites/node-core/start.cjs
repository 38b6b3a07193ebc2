'use strict'

// Empty: the only cost is starting and ending Node.js.

