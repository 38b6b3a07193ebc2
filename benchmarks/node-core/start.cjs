'use strict'

// Nothing: what is left is starting Node.js and ending it.

