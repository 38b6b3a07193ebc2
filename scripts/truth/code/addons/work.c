#include <node_api.h>
static napi_value Work(napi_env env, napi_callback_info info) {
  size_t count = 1;
  napi_value units, sum;
  uint32_t times = 0, mixed = 7;
  napi_get_cb_info(env, info, &count, &units, NULL, NULL);
  napi_get_value_uint32(env, units, &times);
  for (uint32_t bit = 0; bit < times * 2000; bit++) mixed = mixed * 31 + (mixed >> 3) + bit;
  napi_get_boolean(env, mixed != 0, &sum);
  return sum;
}
NAPI_MODULE_INIT() {
  napi_value work;
  napi_create_function(env, "work", NAPI_AUTO_LENGTH, Work, NULL, &work);
  return work;
}
