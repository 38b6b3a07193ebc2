// The edition that uses Node-API, for Node.js 10 and newer.
#include <node_api.h>

namespace {

napi_value Noop(napi_env, napi_callback_info) {
  return nullptr;
}

napi_value Add(napi_env env, napi_callback_info info) {
  size_t count = 2;
  napi_value arguments[2];
  napi_get_cb_info(env, info, &count, arguments, nullptr, nullptr);
  double one = 0;
  double other = 0;
  napi_get_value_double(env, arguments[0], &one);
  napi_get_value_double(env, arguments[1], &other);
  napi_value sum;
  napi_create_double(env, one + other, &sum);
  return sum;
}

napi_value Throw(napi_env env, napi_callback_info) {
  napi_throw_error(env, nullptr, "thrown");
  return nullptr;
}

napi_value Echo(napi_env env, napi_callback_info info) {
  size_t count = 1;
  napi_value text;
  napi_get_cb_info(env, info, &count, &text, nullptr, nullptr);
  char buffer[256];
  size_t length = 0;
  napi_get_value_string_utf8(env, text, buffer, sizeof(buffer), &length);
  napi_value copy;
  napi_create_string_utf8(env, buffer, length, &copy);
  return copy;
}

napi_value MakeObject(napi_env env, napi_callback_info info) {
  size_t count = 1;
  napi_value value;
  napi_get_cb_info(env, info, &count, &value, nullptr, nullptr);
  napi_value object;
  napi_create_object(env, &object);
  napi_set_named_property(env, object, "value", value);
  return object;
}

napi_value Callback(napi_env env, napi_callback_info info) {
  size_t count = 1;
  napi_value function;
  napi_get_cb_info(env, info, &count, &function, nullptr, nullptr);
  napi_value receiver;
  napi_get_undefined(env, &receiver);
  napi_value argument;
  napi_create_double(env, 1, &argument);
  napi_value result = nullptr;
  napi_call_function(env, receiver, function, 1, &argument, &result);
  return result;
}

struct Foo {
  double count = 0;
};

void Delete(napi_env, void* foo, void*) {
  delete static_cast<Foo*>(foo);
}

napi_value New(napi_env env, napi_callback_info info) {
  size_t count = 0;
  napi_value self;
  napi_get_cb_info(env, info, &count, nullptr, &self, nullptr);
  napi_wrap(env, self, new Foo(), Delete, nullptr, nullptr);
  return self;
}

napi_value Next(napi_env env, napi_callback_info info) {
  size_t count = 0;
  napi_value self;
  napi_get_cb_info(env, info, &count, nullptr, &self, nullptr);
  void* data = nullptr;
  napi_unwrap(env, self, &data);
  Foo* foo = static_cast<Foo*>(data);
  foo->count += 1;
  napi_value result;
  napi_create_double(env, foo->count, &result);
  return result;
}

void Export(napi_env env, napi_value exports, const char* name, napi_callback function) {
  napi_value value;
  napi_create_function(env, name, NAPI_AUTO_LENGTH, function, nullptr, &value);
  napi_set_named_property(env, exports, name, value);
}

napi_value Init(napi_env env, napi_value exports) {
  Export(env, exports, "noop", Noop);
  Export(env, exports, "add", Add);
  Export(env, exports, "fail", Throw);
  Export(env, exports, "echo", Echo);
  Export(env, exports, "object", MakeObject);
  Export(env, exports, "callback", Callback);
  napi_property_descriptor next = {"next",  nullptr, Next,         nullptr,
                                   nullptr, nullptr, napi_default, nullptr};
  napi_value constructor;
  napi_define_class(env, "Foo", NAPI_AUTO_LENGTH, New, nullptr, 1, &next, &constructor);
  napi_set_named_property(env, exports, "Foo", constructor);
  return exports;
}

}  // namespace

NAPI_MODULE(NODE_GYP_MODULE_NAME, Init)
