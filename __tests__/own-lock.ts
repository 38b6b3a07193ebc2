/** Gives each worker a lock of its own, so that its measurements do not wait for those of another one. */
process.env['DEADHEAT_LOCK_FOLDER'] =
  `${process.env['DEADHEAT_LOCK_FOLDER']}-${process.env['VITEST_POOL_ID']}`
