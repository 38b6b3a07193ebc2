// The edition that uses V8's API directly, for Node.js 10 and newer.
#include <node.h>
#include <node_object_wrap.h>

namespace {

using v8::Context;
using v8::Exception;
using v8::Function;
using v8::FunctionCallbackInfo;
using v8::FunctionTemplate;
using v8::Isolate;
using v8::Local;
using v8::NewStringType;
using v8::Number;
using v8::Object;
using v8::String;
using v8::Value;

Local<String> Text(Isolate* isolate, const char* text, int length) {
  return String::NewFromUtf8(isolate, text, NewStringType::kNormal, length).ToLocalChecked();
}

void Noop(const FunctionCallbackInfo<Value>& info) {
  (void)info;
}

void Add(const FunctionCallbackInfo<Value>& info) {
  Local<Context> context = info.GetIsolate()->GetCurrentContext();
  double one = info[0]->NumberValue(context).FromMaybe(0);
  double other = info[1]->NumberValue(context).FromMaybe(0);
  info.GetReturnValue().Set(one + other);
}

void Throw(const FunctionCallbackInfo<Value>& info) {
  Isolate* isolate = info.GetIsolate();
  isolate->ThrowException(Exception::Error(Text(isolate, "thrown", 6)));
}

void Echo(const FunctionCallbackInfo<Value>& info) {
  String::Utf8Value text(info.GetIsolate(), info[0]);
  info.GetReturnValue().Set(Text(info.GetIsolate(), *text, text.length()));
}

void MakeObject(const FunctionCallbackInfo<Value>& info) {
  Isolate* isolate = info.GetIsolate();
  Local<Object> object = Object::New(isolate);
  object->Set(isolate->GetCurrentContext(), Text(isolate, "value", 5), info[0]).FromJust();
  info.GetReturnValue().Set(object);
}

void Callback(const FunctionCallbackInfo<Value>& info) {
  Isolate* isolate = info.GetIsolate();
  Local<Context> context = isolate->GetCurrentContext();
  Local<Value> argument = Number::New(isolate, 1);
  Local<Value> result;
  if (info[0].As<Function>()->Call(context, v8::Undefined(isolate), 1, &argument).ToLocal(&result)) {
    info.GetReturnValue().Set(result);
  }
}

class Foo : public node::ObjectWrap {
 public:
  static void Define(Local<Object> exports, Local<Context> context, Isolate* isolate) {
    Local<FunctionTemplate> definition = FunctionTemplate::New(isolate, New);
    definition->SetClassName(Text(isolate, "Foo", 3));
    definition->InstanceTemplate()->SetInternalFieldCount(1);
    NODE_SET_PROTOTYPE_METHOD(definition, "next", Next);
    Local<Function> constructor = definition->GetFunction(context).ToLocalChecked();
    exports->Set(context, Text(isolate, "Foo", 3), constructor).FromJust();
  }

 private:
  static void New(const FunctionCallbackInfo<Value>& info) {
    Foo* foo = new Foo();
    foo->Wrap(info.This());
    info.GetReturnValue().Set(info.This());
  }

  static void Next(const FunctionCallbackInfo<Value>& info) {
    Foo* foo = ObjectWrap::Unwrap<Foo>(info.This());
    foo->count_ += 1;
    info.GetReturnValue().Set(foo->count_);
  }

  double count_ = 0;
};

void Init(Local<Object> exports) {
  Isolate* isolate = Isolate::GetCurrent();
  NODE_SET_METHOD(exports, "noop", Noop);
  NODE_SET_METHOD(exports, "add", Add);
  NODE_SET_METHOD(exports, "fail", Throw);
  NODE_SET_METHOD(exports, "echo", Echo);
  NODE_SET_METHOD(exports, "object", MakeObject);
  NODE_SET_METHOD(exports, "callback", Callback);
  Foo::Define(exports, isolate->GetCurrentContext(), isolate);
}

}  // namespace

NODE_MODULE(NODE_GYP_MODULE_NAME, Init)
