// src/host/http/http-request.ts
var SilenceError = class extends Error {
	name = "SilenceError";
};
var WrongAnswerError = class extends Error {
	name = "WrongAnswerError";
};

export { SilenceError, WrongAnswerError };