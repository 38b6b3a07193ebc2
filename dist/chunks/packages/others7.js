import { __exportAll } from "../rolldown-runtime.js";

// node_modules/acorn/dist/acorn.mjs
var acorn_exports = /* @__PURE__ */ __exportAll({
	Node: () => Node,
	Parser: () => Parser,
	Position: () => Position,
	SourceLocation: () => SourceLocation,
	TokContext: () => TokContext,
	Token: () => Token,
	TokenType: () => TokenType,
	defaultOptions: () => defaultOptions,
	getLineInfo: () => getLineInfo,
	isIdentifierChar: () => isIdentifierChar,
	isIdentifierStart: () => isIdentifierStart,
	isNewLine: () => isNewLine,
	keywordTypes: () => keywords,
	lineBreak: () => lineBreak,
	lineBreakG: () => lineBreakG,
	nonASCIIwhitespace: () => nonASCIIwhitespace,
	parse: () => parse,
	parseExpressionAt: () => parseExpressionAt,
	tokContexts: () => types,
	tokTypes: () => types$1,
	tokenizer: () => tokenizer,
	version: () => version
});
var astralIdentifierCodes = [
	509,
	0,
	227,
	0,
	150,
	4,
	294,
	9,
	1368,
	2,
	2,
	1,
	6,
	3,
	41,
	2,
	5,
	0,
	166,
	1,
	574,
	3,
	9,
	9,
	7,
	9,
	32,
	4,
	318,
	1,
	31,
	4,
	33,
	15,
	71,
	10,
	50,
	3,
	123,
	2,
	54,
	14,
	32,
	10,
	3,
	1,
	11,
	3,
	46,
	10,
	8,
	0,
	46,
	9,
	7,
	2,
	37,
	13,
	2,
	9,
	6,
	1,
	45,
	0,
	13,
	2,
	49,
	13,
	9,
	3,
	2,
	11,
	83,
	11,
	7,
	0,
	3,
	0,
	158,
	11,
	6,
	9,
	7,
	3,
	56,
	1,
	2,
	6,
	3,
	1,
	3,
	2,
	10,
	0,
	11,
	1,
	3,
	6,
	4,
	4,
	68,
	8,
	2,
	0,
	3,
	0,
	2,
	3,
	2,
	4,
	2,
	0,
	15,
	1,
	83,
	17,
	10,
	9,
	5,
	0,
	82,
	19,
	13,
	9,
	214,
	6,
	3,
	8,
	28,
	1,
	83,
	16,
	16,
	9,
	82,
	12,
	9,
	9,
	7,
	19,
	58,
	14,
	5,
	9,
	243,
	14,
	166,
	9,
	71,
	5,
	2,
	1,
	3,
	3,
	2,
	0,
	2,
	1,
	13,
	9,
	120,
	6,
	3,
	6,
	4,
	0,
	29,
	9,
	41,
	6,
	2,
	3,
	9,
	0,
	10,
	10,
	47,
	15,
	199,
	7,
	137,
	9,
	54,
	7,
	2,
	7,
	17,
	9,
	57,
	21,
	2,
	13,
	123,
	5,
	4,
	0,
	2,
	1,
	2,
	6,
	2,
	0,
	9,
	9,
	49,
	4,
	2,
	1,
	2,
	4,
	9,
	9,
	55,
	9,
	7,
	0,
	259,
	3,
	10,
	1,
	2,
	0,
	49,
	6,
	4,
	4,
	14,
	10,
	5350,
	0,
	7,
	14,
	11465,
	27,
	2343,
	9,
	87,
	9,
	39,
	4,
	60,
	6,
	26,
	9,
	535,
	9,
	470,
	0,
	2,
	54,
	8,
	3,
	82,
	0,
	12,
	1,
	19628,
	1,
	4178,
	9,
	519,
	45,
	3,
	22,
	481,
	1,
	61,
	4,
	4,
	5,
	9,
	7,
	3,
	6,
	31,
	3,
	149,
	2,
	12,
	2,
	9,
	1,
	3,
	0,
	33,
	1,
	1357,
	49,
	513,
	54,
	5,
	49,
	9,
	0,
	15,
	0,
	23,
	4,
	2,
	14,
	1361,
	6,
	2,
	16,
	3,
	6,
	2,
	1,
	2,
	4,
	101,
	0,
	161,
	6,
	10,
	9,
	357,
	0,
	62,
	13,
	499,
	13,
	245,
	1,
	2,
	9,
	233,
	0,
	3,
	0,
	8,
	1,
	6,
	0,
	475,
	6,
	110,
	6,
	6,
	9,
	4759,
	9,
	787719,
	239
];
var astralIdentifierStartCodes = [
	0,
	11,
	2,
	25,
	2,
	18,
	2,
	1,
	2,
	14,
	3,
	13,
	35,
	122,
	70,
	52,
	268,
	28,
	4,
	48,
	48,
	31,
	14,
	29,
	6,
	37,
	11,
	29,
	3,
	35,
	5,
	7,
	2,
	4,
	43,
	157,
	19,
	35,
	5,
	35,
	5,
	39,
	9,
	51,
	13,
	10,
	2,
	14,
	2,
	6,
	2,
	1,
	2,
	10,
	2,
	14,
	2,
	6,
	2,
	1,
	4,
	51,
	13,
	310,
	10,
	21,
	11,
	7,
	25,
	5,
	2,
	41,
	2,
	13,
	65,
	5,
	3,
	0,
	2,
	43,
	2,
	1,
	4,
	0,
	3,
	22,
	11,
	22,
	10,
	30,
	66,
	18,
	2,
	1,
	11,
	21,
	11,
	25,
	7,
	25,
	39,
	55,
	7,
	1,
	65,
	0,
	16,
	3,
	2,
	2,
	2,
	28,
	43,
	28,
	4,
	28,
	36,
	7,
	2,
	27,
	28,
	53,
	11,
	21,
	11,
	18,
	14,
	17,
	111,
	72,
	56,
	50,
	14,
	50,
	14,
	35,
	39,
	27,
	10,
	22,
	251,
	41,
	7,
	1,
	17,
	5,
	18,
	21,
	18,
	28,
	11,
	0,
	9,
	21,
	43,
	17,
	47,
	20,
	28,
	22,
	13,
	52,
	58,
	1,
	3,
	0,
	14,
	44,
	33,
	24,
	27,
	35,
	30,
	0,
	3,
	0,
	9,
	34,
	4,
	0,
	13,
	47,
	15,
	3,
	22,
	0,
	2,
	0,
	36,
	17,
	2,
	24,
	20,
	1,
	64,
	6,
	2,
	0,
	2,
	3,
	2,
	14,
	2,
	9,
	8,
	46,
	39,
	7,
	3,
	1,
	3,
	21,
	2,
	6,
	2,
	1,
	2,
	4,
	4,
	0,
	19,
	0,
	13,
	4,
	31,
	9,
	2,
	0,
	3,
	0,
	2,
	37,
	2,
	0,
	26,
	0,
	2,
	0,
	45,
	52,
	19,
	3,
	21,
	2,
	31,
	47,
	21,
	1,
	2,
	0,
	185,
	46,
	42,
	3,
	37,
	47,
	21,
	0,
	60,
	42,
	14,
	0,
	72,
	26,
	38,
	6,
	186,
	43,
	117,
	63,
	32,
	7,
	3,
	0,
	3,
	7,
	2,
	1,
	2,
	23,
	16,
	0,
	2,
	0,
	95,
	7,
	3,
	38,
	17,
	0,
	2,
	0,
	29,
	0,
	11,
	39,
	8,
	0,
	22,
	0,
	12,
	45,
	20,
	0,
	19,
	72,
	18,
	0,
	182,
	32,
	32,
	8,
	2,
	36,
	18,
	0,
	50,
	29,
	113,
	6,
	2,
	1,
	2,
	37,
	22,
	0,
	26,
	5,
	2,
	1,
	2,
	31,
	15,
	0,
	24,
	43,
	22,
	0,
	239,
	18,
	16,
	0,
	2,
	12,
	2,
	33,
	125,
	0,
	80,
	921,
	103,
	111,
	6,
	206,
	13,
	310,
	2314,
	96,
	16,
	1071,
	18,
	5,
	26,
	3994,
	6,
	582,
	6842,
	29,
	1763,
	568,
	8,
	30,
	18,
	78,
	18,
	29,
	19,
	47,
	17,
	3,
	32,
	20,
	6,
	18,
	433,
	44,
	212,
	63,
	33,
	24,
	3,
	24,
	45,
	74,
	6,
	0,
	67,
	12,
	65,
	1,
	2,
	0,
	15,
	4,
	10,
	7386,
	37,
	33,
	96,
	114,
	14,
	913,
	15,
	50,
	7710,
	3,
	2,
	6,
	2,
	1,
	2,
	296,
	10,
	0,
	30,
	2,
	3,
	0,
	15,
	4,
	8,
	395,
	2309,
	106,
	6,
	12,
	4,
	8,
	8,
	9,
	5991,
	84,
	2,
	70,
	2,
	1,
	3,
	0,
	3,
	1,
	3,
	3,
	2,
	11,
	2,
	0,
	2,
	6,
	2,
	64,
	2,
	3,
	3,
	7,
	2,
	6,
	2,
	27,
	2,
	3,
	2,
	4,
	2,
	0,
	4,
	6,
	2,
	340,
	2,
	24,
	2,
	24,
	2,
	30,
	2,
	24,
	2,
	30,
	2,
	24,
	2,
	30,
	2,
	24,
	2,
	30,
	2,
	24,
	2,
	7,
	1845,
	129,
	15,
	6,
	55,
	50,
	49,
	61,
	147,
	44,
	11,
	6,
	17,
	0,
	322,
	29,
	19,
	43,
	485,
	27,
	229,
	29,
	3,
	0,
	208,
	30,
	2,
	2,
	2,
	1,
	2,
	6,
	3,
	4,
	10,
	1,
	225,
	6,
	2,
	3,
	2,
	1,
	2,
	14,
	2,
	196,
	60,
	67,
	8,
	0,
	1205,
	3,
	2,
	26,
	2,
	1,
	2,
	0,
	3,
	0,
	2,
	9,
	2,
	3,
	2,
	0,
	2,
	0,
	7,
	0,
	5,
	0,
	2,
	0,
	2,
	0,
	2,
	2,
	2,
	1,
	2,
	0,
	3,
	0,
	2,
	0,
	2,
	0,
	2,
	0,
	2,
	0,
	2,
	1,
	2,
	0,
	3,
	3,
	2,
	6,
	2,
	3,
	2,
	3,
	2,
	0,
	2,
	9,
	2,
	16,
	6,
	2,
	2,
	4,
	2,
	16,
	4421,
	42719,
	33,
	4382,
	2,
	5773,
	3,
	7472,
	16,
	621,
	2467,
	541,
	1507,
	4938,
	6,
	8489,
	39815,
	11327
];
var nonASCIIidentifierChars = "‌‍·̀-ͯ·҃-֑҇-ׇֽֿׁׂׅׄ-׉ؐ-ًؚ-٩ٰۖ-ۜ۟-۪ۤۧۨ-ۭ۰-۹ܑܰ-݊ަ-ް߀-߉߫-߽߳ࠖ-࠙ࠛ-ࠣࠥ-ࠧࠩ-࡙࠭-࡛ࢗ-࢟࣊-ࣣ࣡-ःऺ-़ा-ॏ॑-ॗॢॣ०-९ঁ-ঃ়া-ৄেৈো-্ৗৢৣ০-৯৾ਁ-ਃ਼ਾ-ੂੇੈੋ-੍ੑ੦-ੱੵઁ-ઃ઼ા-ૅે-ૉો-્ૢૣ૦-૯ૺ-૿ଁ-ଃ଼ା-ୄେୈୋ-୍୓-ୗୢୣ୦-୯ஂா-ூெ-ைொ-்ௗ௦-௯ఀ-ఄ఼ా-ౄె-ైొ-్ౕౖౢౣ౦-౯ಁ-ಃ಼ಾ-ೄೆ-ೈೊ-್ೕೖೢೣ೦-೯ೳഀ-ഃ഻഼ാ-ൄെ-ൈൊ-്ൗൢൣ൦-൯ඁ-ඃ්ා-ුූෘ-ෟ෦-෯ෲෳัิ-ฺ็-๎๐-๙ັິ-ຼ່-໎໐-໙༘༙༠-༩༹༵༷༾༿ཱ-྄྆྇ྍ-ྗྙ-ྼ࿆ါ-ှ၀-၉ၖ-ၙၞ-ၠၢ-ၤၧ-ၭၱ-ၴႂ-ႍႏ-ႝ፝-፟፩-፱ᜒ-᜕ᜲ-᜴ᝒᝓᝲᝳ឴-៓៝០-៩᠋-᠍᠏-᠙ᢩᤠ-ᤫᤰ-᤻᥆-᥏᧐-᧚ᨗ-ᨛᩕ-ᩞ᩠-᩿᩼-᪉᪐-᪙᪰-᪽ᪿ-᫰ᬀ-ᬄ᬴-᭄᭐-᭙᭫-᭳ᮀ-ᮂᮡ-ᮭ᮰-᮹᯦-᯳ᰤ-᰷᱀-᱉᱐-᱙᳐-᳔᳒-᳨᳭᳴᳷-᳹᷀-᷿‌‍‿⁀⁔⃐-⃥⃜⃡-⃰⳯-⵿⳱ⷠ-〪ⷿ-゙゚〯・꘠-꘩꙯ꙴ-꙽ꚞꚟ꛰꛱ꠂ꠆ꠋꠣ-ꠧ꠬ꢀꢁꢴ-ꣅ꣐-꣙꣠-꣱ꣿ-꤉ꤦ-꤭ꥇ-꥓ꦀ-ꦃ꦳-꧀꧐-꧙ꧥ꧰-꧹ꨩ-ꨶꩃꩌꩍ꩐-꩙ꩻ-ꩽꪰꪲ-ꪴꪷꪸꪾ꪿꫁ꫫ-ꫯꫵ꫶ꯣ-ꯪ꯬꯭꯰-꯹ﬞ︀-️︠-︯︳︴﹍-﹏０-９＿･";
var nonASCIIidentifierStartChars = "ªµºÀ-ÖØ-öø-ˁˆ-ˑˠ-ˤˬˮͰ-ʹͶͷͺ-ͽͿΆΈ-ΊΌΎ-ΡΣ-ϵϷ-ҁҊ-ԯԱ-Ֆ՘ՙՠ-ֈ֋֌א-תׯ-ײؠ-يٮٯٱ-ۓەۥۦۮۯۺ-ۼۿܐܒ-ܯݍ-ޥޱߊ-ߪߴߵߺࠀ-ࠕࠚࠤࠨࡀ-ࡘࡠ-ࡪࡰ-ࢇࢉ-࢏ࢠ-ࣉऄ-हऽॐक़-ॡॱ-ঀঅ-ঌএঐও-নপ-রলশ-হঽৎড়ঢ়য়-ৡৰৱৼਅ-ਊਏਐਓ-ਨਪ-ਰਲਲ਼ਵਸ਼ਸਹਖ਼-ੜਫ਼ੲ-ੴઅ-ઍએ-ઑઓ-નપ-રલળવ-હઽૐૠૡૹଅ-ଌଏଐଓ-ନପ-ରଲଳଵ-ହଽଡ଼ଢ଼ୟ-ୡୱஃஅ-ஊஎ-ஐஒ-கஙசஜஞடணதந-பம-ஹௐఅ-ఌఎ-ఐఒ-నప-హఽౘ-ౚ౜ౝౠౡಀಅ-ಌಎ-ಐಒ-ನಪ-ಳವ-ಹಽ೜-ೞೠೡೱೲഄ-ഌഎ-ഐഒ-ഺഽൎൔ-ൖൟ-ൡൺ-ൿඅ-ඖක-නඳ-රලව-ෆก-ะาำเ-ๆກຂຄຆ-ຊຌ-ຣລວ-ະາຳຽເ-ໄໆໜ-ໟༀཀ-ཇཉ-ཬྈ-ྌက-ဪဿၐ-ၕၚ-ၝၡၥၦၮ-ၰၵ-ႁႎႠ-ჅჇჍა-ჺჼ-ቈቊ-ቍቐ-ቖቘቚ-ቝበ-ኈኊ-ኍነ-ኰኲ-ኵኸ-ኾዀዂ-ዅወ-ዖዘ-ጐጒ-ጕጘ-ፚᎀ-ᎏᎠ-Ᏽᏸ-ᏽᐁ-ᙬᙯ-ᙿᚁ-ᚚᚠ-ᛪᛮ-ᛸᜀ-ᜑᜟ-ᜱᝀ-ᝑᝠ-ᝬᝮ-ᝰក-ឳៗៜᠠ-ᡸᢀ-ᢨᢪᢰ-ᣵᤀ-ᤞᥐ-ᥭᥰ-ᥴᦀ-ᦫᦰ-ᧉᨀ-ᨖᨠ-ᩔᪧᬅ-ᬳᭅ-ᭌᮃ-ᮠᮮᮯᮺ-ᯥᰀ-ᰣᱍ-ᱏᱚ-ᱽᲀ-ᲊᲐ-ᲺᲽ-Ჿᳩ-ᳬᳮ-ᳳᳵᳶᳺᴀ-ᶿḀ-ἕἘ-Ἕἠ-ὅὈ-Ὅὐ-ὗὙὛὝὟ-ώᾀ-ᾴᾶ-ᾼιῂ-ῄῆ-ῌῐ-ΐῖ-Ίῠ-Ῥῲ-ῴῶ-ῼⁱⁿ₏-₟ℂℇℊ-ℓℕ℘-ℝℤΩℨK-ℹℼ-ℿⅅ-ⅉⅎⅠ-ↈⰀ-ⳤⳫ-ⳮⳲⳳⴀ-ⴥⴧⴭⴰ-ⵧⵯⶀ-ⶖⶠ-ⶦⶨ-ⶮⶰ-ⶶⶸ-ⶾⷀ-ⷆⷈ-ⷎⷐ-ⷖⷘ-ⷞ々-〇〡-〩〱-〵〸-〼ぁ-ゖ゛-ゟァ-ヺー-ヿㄅ-ㄯㄱ-ㆎㆠ-ㆿㇰ-ㇿ㐀-䶿一-ꒌꓐ-ꓽꔀ-ꘌꘐ-ꘟꘪꘫꙀ-ꙮꙿ-ꚝꚠ-ꛯꜗ-ꜟꜢ-ꞈꞋ-꟝꟢꟱-ꠁꠃ-ꠅꠇ-ꠊꠌ-ꠢꡀ-ꡳꢂ-ꢳꣲ-ꣷꣻꣽꣾꤊ-ꤥꤰ-ꥆꥠ-ꥼꦄ-ꦲꧏꧠ-ꧤꧦ-ꧯꧺ-ꧾꨀ-ꨨꩀ-ꩂꩄ-ꩋꩠ-ꩶꩺꩾ-ꪯꪱꪵꪶꪹ-ꪽꫀꫂꫛ-ꫝꫠ-ꫪꫲ-ꫴꬁ-ꬆꬉ-ꬎꬑ-ꬖꬠ-ꬦꬨ-ꬮꬰ-ꭚꭜ-ꭩ꭬꭭ꭰ-ꯢ가-힣ힰ-ퟆퟋ-ퟻ豈-舘並-龎ﬀ-ﬆﬓ-ﬗיִײַ-ﬨשׁ-זּטּ-לּמּנּסּףּפּצּ-ﮱﯓ-ﴽﵐ-ﶏﶒ-ﷇﷰ-ﷻﹰ-ﹴﹶ-ﻼＡ-Ｚａ-ｚｦ-ﾾￂ-ￇￊ-ￏￒ-ￗￚ-ￜ";
var reservedWords = {
	3: "abstract boolean byte char class double enum export extends final float goto implements import int interface long native package private protected public short static super synchronized throws transient volatile",
	5: "class enum extends super const export import",
	6: "enum",
	strict: "implements interface let package private protected public static yield",
	strictBind: "eval arguments"
};
var ecma5AndLessKeywords = "break case catch continue debugger default do else finally for function if return switch throw try var while with null true false instanceof typeof void delete new in this";
var keywords$1 = {
	5: ecma5AndLessKeywords,
	"5module": ecma5AndLessKeywords + " export import",
	6: ecma5AndLessKeywords + " const class extends export import super"
};
var keywordRelationalOperator = /^in(stanceof)?$/;
var nonASCIIidentifierStart = new RegExp("[" + nonASCIIidentifierStartChars + "]");
var nonASCIIidentifier = new RegExp("[" + nonASCIIidentifierStartChars + nonASCIIidentifierChars + "]");
function isInAstralSet(code, set) {
	var pos = 65536;
	for (var i = 0; i < set.length; i += 2) {
		pos += set[i];
		if (pos > code) return false;
		pos += set[i + 1];
		if (pos >= code) return true;
	}
	return false;
}
function isIdentifierStart(code, astral) {
	if (code < 65) return code === 36;
	if (code < 91) return true;
	if (code < 97) return code === 95;
	if (code < 123) return true;
	if (code <= 65535) return code >= 170 && nonASCIIidentifierStart.test(String.fromCharCode(code));
	if (astral === false) return false;
	return isInAstralSet(code, astralIdentifierStartCodes);
}
function isIdentifierChar(code, astral) {
	if (code < 48) return code === 36;
	if (code < 58) return true;
	if (code < 65) return false;
	if (code < 91) return true;
	if (code < 97) return code === 95;
	if (code < 123) return true;
	if (code <= 65535) return code >= 170 && nonASCIIidentifier.test(String.fromCharCode(code));
	if (astral === false) return false;
	return isInAstralSet(code, astralIdentifierStartCodes) || isInAstralSet(code, astralIdentifierCodes);
}
var TokenType = function TokenType(label, conf) {
	if (conf === void 0) conf = {};
	this.label = label;
	this.keyword = conf.keyword;
	this.beforeExpr = !!conf.beforeExpr;
	this.startsExpr = !!conf.startsExpr;
	this.isLoop = !!conf.isLoop;
	this.isAssign = !!conf.isAssign;
	this.prefix = !!conf.prefix;
	this.postfix = !!conf.postfix;
	this.binop = conf.binop || null;
	this.updateContext = null;
};
function binop(name, prec) {
	return new TokenType(name, {
		beforeExpr: true,
		binop: prec
	});
}
var beforeExpr = { beforeExpr: true };
var startsExpr$1 = { startsExpr: true };
var keywords = {};
function kw(name, options) {
	if (options === void 0) options = {};
	options.keyword = name;
	return keywords[name] = new TokenType(name, options);
}
var types$1 = {
	num: new TokenType("num", startsExpr$1),
	regexp: new TokenType("regexp", startsExpr$1),
	string: new TokenType("string", startsExpr$1),
	name: new TokenType("name", startsExpr$1),
	privateId: new TokenType("privateId", startsExpr$1),
	eof: new TokenType("eof"),
	bracketL: new TokenType("[", {
		beforeExpr: true,
		startsExpr: true
	}),
	bracketR: new TokenType("]"),
	braceL: new TokenType("{", {
		beforeExpr: true,
		startsExpr: true
	}),
	braceR: new TokenType("}"),
	parenL: new TokenType("(", {
		beforeExpr: true,
		startsExpr: true
	}),
	parenR: new TokenType(")"),
	comma: new TokenType(",", beforeExpr),
	semi: new TokenType(";", beforeExpr),
	colon: new TokenType(":", beforeExpr),
	dot: new TokenType("."),
	question: new TokenType("?", beforeExpr),
	questionDot: new TokenType("?."),
	arrow: new TokenType("=>", beforeExpr),
	template: new TokenType("template"),
	invalidTemplate: new TokenType("invalidTemplate"),
	ellipsis: new TokenType("...", beforeExpr),
	backQuote: new TokenType("`", startsExpr$1),
	dollarBraceL: new TokenType("${", {
		beforeExpr: true,
		startsExpr: true
	}),
	eq: new TokenType("=", {
		beforeExpr: true,
		isAssign: true
	}),
	assign: new TokenType("_=", {
		beforeExpr: true,
		isAssign: true
	}),
	incDec: new TokenType("++/--", {
		prefix: true,
		postfix: true,
		startsExpr: true
	}),
	prefix: new TokenType("!/~", {
		beforeExpr: true,
		prefix: true,
		startsExpr: true
	}),
	logicalOR: binop("||", 1),
	logicalAND: binop("&&", 2),
	bitwiseOR: binop("|", 3),
	bitwiseXOR: binop("^", 4),
	bitwiseAND: binop("&", 5),
	equality: binop("==/!=/===/!==", 6),
	relational: binop("</>/<=/>=", 7),
	bitShift: binop("<</>>/>>>", 8),
	plusMin: new TokenType("+/-", {
		beforeExpr: true,
		binop: 9,
		prefix: true,
		startsExpr: true
	}),
	modulo: binop("%", 10),
	star: binop("*", 10),
	slash: binop("/", 10),
	starstar: new TokenType("**", { beforeExpr: true }),
	coalesce: binop("??", 1),
	_break: kw("break"),
	_case: kw("case", beforeExpr),
	_catch: kw("catch"),
	_continue: kw("continue"),
	_debugger: kw("debugger"),
	_default: kw("default", beforeExpr),
	_do: kw("do", {
		isLoop: true,
		beforeExpr: true
	}),
	_else: kw("else", beforeExpr),
	_finally: kw("finally"),
	_for: kw("for", { isLoop: true }),
	_function: kw("function", startsExpr$1),
	_if: kw("if"),
	_return: kw("return", beforeExpr),
	_switch: kw("switch"),
	_throw: kw("throw", beforeExpr),
	_try: kw("try"),
	_var: kw("var"),
	_const: kw("const"),
	_while: kw("while", { isLoop: true }),
	_with: kw("with"),
	_new: kw("new", {
		beforeExpr: true,
		startsExpr: true
	}),
	_this: kw("this", startsExpr$1),
	_super: kw("super", startsExpr$1),
	_class: kw("class", startsExpr$1),
	_extends: kw("extends", beforeExpr),
	_export: kw("export"),
	_import: kw("import", startsExpr$1),
	_null: kw("null", startsExpr$1),
	_true: kw("true", startsExpr$1),
	_false: kw("false", startsExpr$1),
	_in: kw("in", {
		beforeExpr: true,
		binop: 7
	}),
	_instanceof: kw("instanceof", {
		beforeExpr: true,
		binop: 7
	}),
	_typeof: kw("typeof", {
		beforeExpr: true,
		prefix: true,
		startsExpr: true
	}),
	_void: kw("void", {
		beforeExpr: true,
		prefix: true,
		startsExpr: true
	}),
	_delete: kw("delete", {
		beforeExpr: true,
		prefix: true,
		startsExpr: true
	})
};
var lineBreak = /\r\n?|\n|\u2028|\u2029/;
var lineBreakG = new RegExp(lineBreak.source, "g");
function isNewLine(code) {
	return code === 10 || code === 13 || code === 8232 || code === 8233;
}
function nextLineBreak(code, from, end) {
	if (end === void 0) end = code.length;
	for (var i = from; i < end; i++) {
		var next = code.charCodeAt(i);
		if (isNewLine(next)) return i < end - 1 && next === 13 && code.charCodeAt(i + 1) === 10 ? i + 2 : i + 1;
	}
	return -1;
}
var nonASCIIwhitespace = /[\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]/;
var skipWhiteSpace$1 = /(?:\s|\/\/.*|\/\*[^]*?\*\/)*/g;
var ref = Object.prototype;
var hasOwnProperty = ref.hasOwnProperty;
var toString = ref.toString;
var hasOwn = Object.hasOwn || (function(obj, propName) {
	return hasOwnProperty.call(obj, propName);
});
var isArray = Array.isArray || (function(obj) {
	return toString.call(obj) === "[object Array]";
});
var regexpCache = Object.create(null);
function wordsRegexp(words) {
	return regexpCache[words] || (regexpCache[words] = new RegExp("^(?:" + words.replace(/ /g, "|") + ")$"));
}
function codePointToString(code) {
	if (code <= 65535) return String.fromCharCode(code);
	code -= 65536;
	return String.fromCharCode((code >> 10) + 55296, (code & 1023) + 56320);
}
var loneSurrogate = /(?:[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF])/;
var Position = function Position(line, col) {
	this.line = line;
	this.column = col;
};
Position.prototype.offset = function offset(n) {
	return new Position(this.line, this.column + n);
};
var SourceLocation = function SourceLocation(p, start, end) {
	this.start = start;
	this.end = end;
	if (p.sourceFile !== null) this.source = p.sourceFile;
};
function getLineInfo(input, offset) {
	for (var line = 1, cur = 0;;) {
		var nextBreak = nextLineBreak(input, cur, offset);
		if (nextBreak < 0) return new Position(line, offset - cur);
		++line;
		cur = nextBreak;
	}
}
var defaultOptions = {
	ecmaVersion: null,
	sourceType: "script",
	strict: false,
	onInsertedSemicolon: null,
	onTrailingComma: null,
	allowReserved: null,
	allowReturnOutsideFunction: false,
	allowImportExportEverywhere: false,
	allowAwaitOutsideFunction: null,
	allowSuperOutsideMethod: null,
	allowHashBang: false,
	checkPrivateFields: true,
	locations: false,
	startLocation: null,
	onToken: null,
	onComment: null,
	ranges: false,
	program: null,
	sourceFile: null,
	directSourceFile: null,
	preserveParens: false
};
var warnedAboutEcmaVersion = false;
function getOptions(opts) {
	var options = {};
	for (var opt in defaultOptions) options[opt] = opts && hasOwn(opts, opt) ? opts[opt] : defaultOptions[opt];
	if (options.ecmaVersion === "latest") options.ecmaVersion = 1e8;
	else if (options.ecmaVersion == null) {
		if (!warnedAboutEcmaVersion && typeof console === "object" && console.warn) {
			warnedAboutEcmaVersion = true;
			console.warn("Since Acorn 8.0.0, options.ecmaVersion is required.\nDefaulting to 2020, but this will stop working in the future.");
		}
		options.ecmaVersion = 11;
	} else if (options.ecmaVersion >= 2015) options.ecmaVersion -= 2009;
	if (options.allowReserved == null) options.allowReserved = options.ecmaVersion < 5;
	if (!opts || opts.allowHashBang == null) options.allowHashBang = options.ecmaVersion >= 14;
	if (isArray(options.onToken)) {
		var tokens = options.onToken;
		options.onToken = function(token) {
			return tokens.push(token);
		};
	}
	if (isArray(options.onComment)) options.onComment = pushComment(options, options.onComment);
	if (options.sourceType === "commonjs" && options.allowAwaitOutsideFunction) throw new Error("Cannot use allowAwaitOutsideFunction with sourceType: commonjs");
	return options;
}
function pushComment(options, array) {
	return function(block, text, start, end, startLoc, endLoc) {
		var comment = {
			type: block ? "Block" : "Line",
			value: text,
			start,
			end
		};
		if (options.locations) comment.loc = new SourceLocation(this, startLoc, endLoc);
		if (options.ranges) comment.range = [start, end];
		array.push(comment);
	};
}
var SCOPE_TOP = 1;
var SCOPE_FUNCTION = 2;
var SCOPE_ASYNC = 4;
var SCOPE_GENERATOR = 8;
var SCOPE_ARROW = 16;
var SCOPE_SIMPLE_CATCH = 32;
var SCOPE_SUPER = 64;
var SCOPE_DIRECT_SUPER = 128;
var SCOPE_CLASS_STATIC_BLOCK = 256;
var SCOPE_CLASS_FIELD_INIT = 512;
var SCOPE_SWITCH = 1024;
var SCOPE_VAR = SCOPE_TOP | SCOPE_FUNCTION | SCOPE_CLASS_STATIC_BLOCK;
function functionFlags$1(async, generator) {
	return SCOPE_FUNCTION | (async ? SCOPE_ASYNC : 0) | (generator ? SCOPE_GENERATOR : 0);
}
var BIND_NONE = 0;
var BIND_VAR = 1;
var BIND_LEXICAL = 2;
var BIND_FUNCTION = 3;
var BIND_SIMPLE_CATCH = 4;
var BIND_OUTSIDE = 5;
var Parser = function Parser(options, input, startPos) {
	this.options = options = getOptions(options);
	this.sourceFile = options.sourceFile;
	this.keywords = wordsRegexp(keywords$1[options.ecmaVersion >= 6 ? 6 : options.sourceType === "module" ? "5module" : 5]);
	var reserved = "";
	if (options.allowReserved !== true) {
		reserved = reservedWords[options.ecmaVersion >= 6 ? 6 : options.ecmaVersion === 5 ? 5 : 3];
		if (options.sourceType === "module") reserved += " await";
	}
	this.reservedWords = wordsRegexp(reserved);
	var reservedStrict = (reserved ? reserved + " " : "") + reservedWords.strict;
	this.reservedWordsStrict = wordsRegexp(reservedStrict);
	this.reservedWordsStrictBind = wordsRegexp(reservedStrict + " " + reservedWords.strictBind);
	this.input = String(input);
	this.containsEsc = false;
	this.pos = startPos || 0;
	this.curLine = 1;
	if (options.startLocation) {
		this.lineStart = this.pos - options.startLocation.column;
		this.curLine = options.startLocation.line;
	} else if (startPos) {
		this.lineStart = this.input.lastIndexOf("\n", startPos - 1) + 1;
		if (this.options.locations) this.curLine = this.input.slice(0, this.lineStart).split(lineBreak).length;
	} else this.lineStart = 0;
	this.type = types$1.eof;
	this.value = null;
	this.start = this.end = this.pos;
	this.startLoc = this.endLoc = this.curPosition();
	this.lastTokEndLoc = this.lastTokStartLoc = null;
	this.lastTokStart = this.lastTokEnd = this.pos;
	this.context = this.initialContext();
	this.exprAllowed = true;
	this.inModule = options.sourceType === "module";
	this.strict = this.inModule || options.strict === true || this.strictDirective(this.pos);
	this.potentialArrowAt = -1;
	this.potentialArrowInForAwait = false;
	this.yieldPos = this.awaitPos = this.awaitIdentPos = 0;
	this.labels = [];
	this.undefinedExports = Object.create(null);
	if (this.pos === 0 && options.allowHashBang && this.input.slice(0, 2) === "#!") this.skipLineComment(2);
	this.scopeStack = [];
	this.enterScope(this.options.sourceType === "commonjs" ? SCOPE_FUNCTION : SCOPE_TOP);
	this.regexpState = null;
	this.privateNameStack = [];
};
var prototypeAccessors = {
	inFunction: { configurable: true },
	inGenerator: { configurable: true },
	inAsync: { configurable: true },
	canAwait: { configurable: true },
	allowReturn: { configurable: true },
	allowSuper: { configurable: true },
	allowDirectSuper: { configurable: true },
	treatFunctionsAsVar: { configurable: true },
	allowNewDotTarget: { configurable: true },
	allowUsing: { configurable: true },
	inClassStaticBlock: { configurable: true }
};
Parser.prototype.parse = function parse() {
	var this$1$1 = this;
	var node = this.options.program || this.startNode();
	this.nextToken();
	return this.catchStackOverflow(function() {
		return this$1$1.parseTopLevel(node);
	});
};
prototypeAccessors.inFunction.get = function() {
	return (this.currentVarScope().flags & SCOPE_FUNCTION) > 0;
};
prototypeAccessors.inGenerator.get = function() {
	return (this.currentVarScope().flags & SCOPE_GENERATOR) > 0;
};
prototypeAccessors.inAsync.get = function() {
	return (this.currentVarScope().flags & SCOPE_ASYNC) > 0;
};
prototypeAccessors.canAwait.get = function() {
	for (var i = this.scopeStack.length - 1; i >= 0; i--) {
		var flags = this.scopeStack[i].flags;
		if (flags & (SCOPE_CLASS_STATIC_BLOCK | SCOPE_CLASS_FIELD_INIT)) return false;
		if (flags & SCOPE_FUNCTION) return (flags & SCOPE_ASYNC) > 0;
	}
	return this.inModule && this.options.ecmaVersion >= 13 || this.options.allowAwaitOutsideFunction;
};
prototypeAccessors.allowReturn.get = function() {
	if (this.inFunction) return true;
	if (this.options.allowReturnOutsideFunction && this.currentVarScope().flags & SCOPE_TOP) return true;
	return false;
};
prototypeAccessors.allowSuper.get = function() {
	return (this.currentThisScope().flags & SCOPE_SUPER) > 0 || this.options.allowSuperOutsideMethod;
};
prototypeAccessors.allowDirectSuper.get = function() {
	return (this.currentThisScope().flags & SCOPE_DIRECT_SUPER) > 0;
};
prototypeAccessors.treatFunctionsAsVar.get = function() {
	return this.treatFunctionsAsVarInScope(this.currentScope());
};
prototypeAccessors.allowNewDotTarget.get = function() {
	for (var i = this.scopeStack.length - 1; i >= 0; i--) {
		var flags = this.scopeStack[i].flags;
		if (flags & (SCOPE_CLASS_STATIC_BLOCK | SCOPE_CLASS_FIELD_INIT) || flags & SCOPE_FUNCTION && !(flags & SCOPE_ARROW)) return true;
	}
	return false;
};
prototypeAccessors.allowUsing.get = function() {
	var flags = this.currentScope().flags;
	if (flags & SCOPE_SWITCH) return false;
	if (!this.inModule && flags & SCOPE_TOP) return false;
	return true;
};
prototypeAccessors.inClassStaticBlock.get = function() {
	return (this.currentVarScope().flags & SCOPE_CLASS_STATIC_BLOCK) > 0;
};
Parser.extend = function extend() {
	var plugins = [], len = arguments.length;
	while (len--) plugins[len] = arguments[len];
	var cls = this;
	for (var i = 0; i < plugins.length; i++) cls = plugins[i](cls);
	return cls;
};
Parser.parse = function parse(input, options) {
	return new this(options, input).parse();
};
Parser.parseExpressionAt = function parseExpressionAt(input, pos, options) {
	var parser = new this(options, input, pos);
	parser.nextToken();
	return parser.parseExpression();
};
Parser.tokenizer = function tokenizer(input, options) {
	return new this(options, input);
};
Object.defineProperties(Parser.prototype, prototypeAccessors);
var pp$9 = Parser.prototype;
var literal = /^(?:'((?:\\[^]|[^'\\])*?)'|"((?:\\[^]|[^"\\])*?)")/;
pp$9.strictDirective = function(start) {
	if (this.options.ecmaVersion < 5) return false;
	for (;;) {
		skipWhiteSpace$1.lastIndex = start;
		start += skipWhiteSpace$1.exec(this.input)[0].length;
		var match = literal.exec(this.input.slice(start));
		if (!match) return false;
		if ((match[1] || match[2]) === "use strict") {
			skipWhiteSpace$1.lastIndex = start + match[0].length;
			var spaceAfter = skipWhiteSpace$1.exec(this.input), end = spaceAfter.index + spaceAfter[0].length;
			var next = this.input.charAt(end);
			return next === ";" || next === "}" || lineBreak.test(spaceAfter[0]) && !(/[(`.[+\-/*%<>=,?^&]/.test(next) || next === "!" && this.input.charAt(end + 1) === "=" || next === "i" && keywordOpAt(this, end));
		}
		start += match[0].length;
		skipWhiteSpace$1.lastIndex = start;
		start += skipWhiteSpace$1.exec(this.input)[0].length;
		if (this.input[start] === ";") start++;
	}
};
function keywordOpAt(parser, pos) {
	var end = pos + 1, stop = Math.min(parser.input.length, pos + 11);
	while (end < stop) {
		var ch = parser.fullCharCodeAt(end);
		if (!isIdentifierChar(ch, true)) break;
		end += ch <= 65535 ? 1 : 2;
	}
	return end === pos + 2 && parser.input.slice(pos, end) === "in" || end === pos + 10 && parser.input.slice(pos, end) === "instanceof";
}
pp$9.eat = function(type) {
	if (this.type === type) {
		this.next();
		return true;
	} else return false;
};
pp$9.isContextual = function(name) {
	return this.type === types$1.name && this.value === name && !this.containsEsc;
};
pp$9.eatContextual = function(name) {
	if (!this.isContextual(name)) return false;
	this.next();
	return true;
};
pp$9.catchStackOverflow = function(f) {
	try {
		return f();
	} catch (e) {
		if (e instanceof Error && (/\bstack\b.*\b(exceeded|overflow)\b/i.test(e.message) || /\btoo much recursion\b/i.test(e.message))) this.raise(this.start, "Not enough stack space to parse input");
		else throw e;
	}
};
pp$9.expectContextual = function(name) {
	if (!this.eatContextual(name)) this.unexpected();
};
pp$9.canInsertSemicolon = function() {
	return this.type === types$1.eof || this.type === types$1.braceR || lineBreak.test(this.input.slice(this.lastTokEnd, this.start));
};
pp$9.insertSemicolon = function() {
	if (this.canInsertSemicolon()) {
		if (this.options.onInsertedSemicolon) this.options.onInsertedSemicolon(this.lastTokEnd, this.lastTokEndLoc);
		return true;
	}
};
pp$9.semicolon = function() {
	if (!this.eat(types$1.semi) && !this.insertSemicolon()) this.unexpected();
};
pp$9.afterTrailingComma = function(tokType, notNext) {
	if (this.type === tokType) {
		if (this.options.onTrailingComma) this.options.onTrailingComma(this.lastTokStart, this.lastTokStartLoc);
		if (!notNext) this.next();
		return true;
	}
};
pp$9.expect = function(type) {
	this.eat(type) || this.unexpected();
};
pp$9.unexpected = function(pos) {
	this.raise(pos != null ? pos : this.start, "Unexpected token");
};
var DestructuringErrors$1 = function DestructuringErrors() {
	this.shorthandAssign = this.trailingComma = this.parenthesizedAssign = this.parenthesizedBind = this.doubleProto = -1;
};
pp$9.checkPatternErrors = function(refDestructuringErrors, isAssign) {
	if (!refDestructuringErrors) return;
	if (refDestructuringErrors.trailingComma > -1) this.raiseRecoverable(refDestructuringErrors.trailingComma, "Comma is not permitted after the rest element");
	var parens = isAssign ? refDestructuringErrors.parenthesizedAssign : refDestructuringErrors.parenthesizedBind;
	if (parens > -1) this.raiseRecoverable(parens, isAssign ? "Assigning to rvalue" : "Parenthesized pattern");
};
pp$9.checkExpressionErrors = function(refDestructuringErrors, andThrow) {
	if (!refDestructuringErrors) return false;
	var shorthandAssign = refDestructuringErrors.shorthandAssign;
	var doubleProto = refDestructuringErrors.doubleProto;
	if (!andThrow) return shorthandAssign >= 0 || doubleProto >= 0;
	if (shorthandAssign >= 0) this.raise(shorthandAssign, "Shorthand property assignments are valid only in destructuring patterns");
	if (doubleProto >= 0) this.raiseRecoverable(doubleProto, "Redefinition of __proto__ property");
};
pp$9.checkYieldAwaitInDefaultParams = function() {
	if (this.yieldPos && (!this.awaitPos || this.yieldPos < this.awaitPos)) this.raise(this.yieldPos, "Yield expression cannot be a default value");
	if (this.awaitPos) this.raise(this.awaitPos, "Await expression cannot be a default value");
};
pp$9.isSimpleAssignTarget = function(expr) {
	if (expr.type === "ParenthesizedExpression") return this.isSimpleAssignTarget(expr.expression);
	return expr.type === "Identifier" || expr.type === "MemberExpression";
};
var pp$8 = Parser.prototype;
pp$8.parseTopLevel = function(node) {
	var exports$1 = Object.create(null);
	if (!node.body) node.body = [];
	while (this.type !== types$1.eof) {
		var stmt = this.parseStatement(null, true, exports$1);
		node.body.push(stmt);
	}
	if (this.inModule) for (var i = 0, list = Object.keys(this.undefinedExports); i < list.length; i += 1) {
		var name = list[i];
		this.raiseRecoverable(this.undefinedExports[name].start, "Export '" + name + "' is not defined");
	}
	this.adaptDirectivePrologue(node.body);
	this.next();
	node.sourceType = this.options.sourceType === "commonjs" ? "script" : this.options.sourceType;
	return this.finishNode(node, "Program");
};
var loopLabel = { kind: "loop" };
var switchLabel = { kind: "switch" };
pp$8.isLet = function(context) {
	if (this.options.ecmaVersion < 6 || !this.isContextual("let")) return false;
	skipWhiteSpace$1.lastIndex = this.pos;
	var skip = skipWhiteSpace$1.exec(this.input);
	var next = this.pos + skip[0].length, nextCh = this.fullCharCodeAt(next);
	if (nextCh === 91 || nextCh === 92) return true;
	if (context) return false;
	if (nextCh === 123) return true;
	if (isIdentifierStart(nextCh)) {
		var start = next;
		do
			next += nextCh <= 65535 ? 1 : 2;
		while (isIdentifierChar(nextCh = this.fullCharCodeAt(next)));
		if (nextCh === 92) return true;
		var ident = this.input.slice(start, next);
		if (!keywordRelationalOperator.test(ident)) return true;
	}
	return false;
};
pp$8.isAsyncFunction = function() {
	if (this.options.ecmaVersion < 8 || !this.isContextual("async")) return false;
	skipWhiteSpace$1.lastIndex = this.pos;
	var skip = skipWhiteSpace$1.exec(this.input);
	var next = this.pos + skip[0].length, after;
	return !lineBreak.test(this.input.slice(this.pos, next)) && this.input.slice(next, next + 8) === "function" && (next + 8 === this.input.length || !(isIdentifierChar(after = this.fullCharCodeAt(next + 8)) || after === 92));
};
pp$8.isUsingKeyword = function(isAwaitUsing, isFor) {
	if (this.options.ecmaVersion < 17 || !this.isContextual(isAwaitUsing ? "await" : "using")) return false;
	skipWhiteSpace$1.lastIndex = this.pos;
	var skip = skipWhiteSpace$1.exec(this.input);
	var next = this.pos + skip[0].length;
	if (lineBreak.test(this.input.slice(this.pos, next))) return false;
	if (isAwaitUsing) {
		var usingEndPos = next + 5, after;
		if (this.input.slice(next, usingEndPos) !== "using" || usingEndPos === this.input.length || isIdentifierChar(after = this.fullCharCodeAt(usingEndPos)) || after === 92) return false;
		skipWhiteSpace$1.lastIndex = usingEndPos;
		var skipAfterUsing = skipWhiteSpace$1.exec(this.input);
		next = usingEndPos + skipAfterUsing[0].length;
		if (skipAfterUsing && lineBreak.test(this.input.slice(usingEndPos, next))) return false;
	}
	var ch = this.fullCharCodeAt(next);
	if (!isIdentifierStart(ch) && ch !== 92) return false;
	var idStart = next;
	do
		next += ch <= 65535 ? 1 : 2;
	while (isIdentifierChar(ch = this.fullCharCodeAt(next)));
	if (ch === 92) return true;
	var id = this.input.slice(idStart, next);
	if (keywordRelationalOperator.test(id)) return false;
	if (isFor && !isAwaitUsing && id === "of") {
		skipWhiteSpace$1.lastIndex = next;
		var skipAfterOf = skipWhiteSpace$1.exec(this.input);
		next = next + skipAfterOf[0].length;
		if (this.input.charCodeAt(next) !== 61 || (ch = this.input.charCodeAt(next + 1)) === 61 || ch === 62) return false;
	}
	return true;
};
pp$8.isAwaitUsing = function(isFor) {
	return this.isUsingKeyword(true, isFor);
};
pp$8.isUsing = function(isFor) {
	return this.isUsingKeyword(false, isFor);
};
pp$8.parseStatement = function(context, topLevel, exports$1) {
	var starttype = this.type, node = this.startNode(), kind;
	if (this.isLet(context)) {
		starttype = types$1._var;
		kind = "let";
	}
	switch (starttype) {
		case types$1._break:
		case types$1._continue: return this.parseBreakContinueStatement(node, starttype.keyword);
		case types$1._debugger: return this.parseDebuggerStatement(node);
		case types$1._do: return this.parseDoStatement(node);
		case types$1._for: return this.parseForStatement(node);
		case types$1._function:
			if (context && (this.strict || context !== "if" && context !== "label") && this.options.ecmaVersion >= 6) this.unexpected();
			return this.parseFunctionStatement(node, false, !context);
		case types$1._class:
			if (context) this.unexpected();
			return this.parseClass(node, true);
		case types$1._if: return this.parseIfStatement(node);
		case types$1._return: return this.parseReturnStatement(node);
		case types$1._switch: return this.parseSwitchStatement(node);
		case types$1._throw: return this.parseThrowStatement(node);
		case types$1._try: return this.parseTryStatement(node);
		case types$1._const:
		case types$1._var:
			kind = kind || this.value;
			if (context && kind !== "var") this.unexpected();
			return this.parseVarStatement(node, kind);
		case types$1._while: return this.parseWhileStatement(node);
		case types$1._with: return this.parseWithStatement(node);
		case types$1.braceL: return this.parseBlock(true, node);
		case types$1.semi: return this.parseEmptyStatement(node);
		case types$1._export:
		case types$1._import:
			if (this.options.ecmaVersion > 10 && starttype === types$1._import) {
				skipWhiteSpace$1.lastIndex = this.pos;
				var skip = skipWhiteSpace$1.exec(this.input);
				var next = this.pos + skip[0].length, nextCh = this.input.charCodeAt(next);
				if (nextCh === 40 || nextCh === 46) return this.parseExpressionStatement(node, this.parseExpression());
			}
			if (!this.options.allowImportExportEverywhere) {
				if (!topLevel) this.raise(this.start, "'import' and 'export' may only appear at the top level");
				if (!this.inModule) this.raise(this.start, "'import' and 'export' may appear only with 'sourceType: module'");
			}
			return starttype === types$1._import ? this.parseImport(node) : this.parseExport(node, exports$1);
		default:
			if (this.isAsyncFunction()) {
				if (context) this.unexpected();
				this.next();
				return this.parseFunctionStatement(node, true, !context);
			}
			var usingKind = this.isAwaitUsing(false) ? "await using" : this.isUsing(false) ? "using" : null;
			if (usingKind) {
				if (!this.allowUsing) this.raise(this.start, "Using declaration cannot appear in the top level when source type is `script` or in the bare case statement");
				if (context) this.raise(this.start, "Using declaration is not allowed in single-statement positions");
				if (usingKind === "await using") {
					if (!this.canAwait) this.raise(this.start, "Await using cannot appear outside of async function");
					this.next();
				}
				this.next();
				this.parseVar(node, false, usingKind);
				this.semicolon();
				return this.finishNode(node, "VariableDeclaration");
			}
			var maybeName = this.value, expr = this.parseExpression();
			if (starttype === types$1.name && expr.type === "Identifier" && this.eat(types$1.colon)) return this.parseLabeledStatement(node, maybeName, expr, context);
			else return this.parseExpressionStatement(node, expr);
	}
};
pp$8.parseBreakContinueStatement = function(node, keyword) {
	var isBreak = keyword === "break";
	this.next();
	if (this.eat(types$1.semi) || this.insertSemicolon()) node.label = null;
	else if (this.type !== types$1.name) this.unexpected();
	else {
		node.label = this.parseIdent();
		this.semicolon();
	}
	var i = 0;
	for (; i < this.labels.length; ++i) {
		var lab = this.labels[i];
		if (node.label == null || lab.name === node.label.name) {
			if (lab.kind != null && (isBreak || lab.kind === "loop")) break;
			if (node.label && isBreak) break;
		}
	}
	if (i === this.labels.length) this.raise(node.start, "Unsyntactic " + keyword);
	return this.finishNode(node, isBreak ? "BreakStatement" : "ContinueStatement");
};
pp$8.parseDebuggerStatement = function(node) {
	this.next();
	this.semicolon();
	return this.finishNode(node, "DebuggerStatement");
};
pp$8.parseDoStatement = function(node) {
	this.next();
	this.labels.push(loopLabel);
	node.body = this.parseStatement("do");
	this.labels.pop();
	this.expect(types$1._while);
	node.test = this.parseParenExpression();
	if (this.options.ecmaVersion >= 6) this.eat(types$1.semi);
	else this.semicolon();
	return this.finishNode(node, "DoWhileStatement");
};
pp$8.parseForStatement = function(node) {
	this.next();
	var awaitAt = this.options.ecmaVersion >= 9 && this.canAwait && this.eatContextual("await") ? this.lastTokStart : -1;
	this.labels.push(loopLabel);
	this.enterScope(0);
	this.expect(types$1.parenL);
	if (this.type === types$1.semi) {
		if (awaitAt > -1) this.unexpected(awaitAt);
		return this.parseFor(node, null);
	}
	var isLet = this.isLet();
	if (this.type === types$1._var || this.type === types$1._const || isLet) {
		var init$1 = this.startNode(), kind = isLet ? "let" : this.value;
		this.next();
		this.parseVar(init$1, true, kind);
		this.finishNode(init$1, "VariableDeclaration");
		return this.parseForAfterInit(node, init$1, awaitAt);
	}
	var startsWithLet = this.isContextual("let"), isForOf = false;
	var usingKind = this.isUsing(true) ? "using" : this.isAwaitUsing(true) ? "await using" : null;
	if (usingKind) {
		var init$2 = this.startNode();
		this.next();
		if (usingKind === "await using") {
			if (!this.canAwait) this.raise(this.start, "Await using cannot appear outside of async function");
			this.next();
		}
		this.parseVar(init$2, true, usingKind);
		this.finishNode(init$2, "VariableDeclaration");
		return this.parseForAfterInit(node, init$2, awaitAt);
	}
	var containsEsc = this.containsEsc;
	var refDestructuringErrors = new DestructuringErrors$1();
	var initPos = this.start;
	var init = awaitAt > -1 ? this.parseExprSubscripts(refDestructuringErrors, "await") : this.parseExpression(true, refDestructuringErrors);
	if (this.type === types$1._in || (isForOf = this.options.ecmaVersion >= 6 && this.isContextual("of"))) {
		if (awaitAt > -1) {
			if (this.type === types$1._in) this.unexpected(awaitAt);
			node.await = true;
		} else if (isForOf && this.options.ecmaVersion >= 8) {
			if (init.start === initPos && !containsEsc && init.type === "Identifier" && init.name === "async") this.unexpected();
			else if (this.options.ecmaVersion >= 9) node.await = false;
		}
		if (startsWithLet && isForOf) this.raise(init.start, "The left-hand side of a for-of loop may not start with 'let'.");
		this.toAssignable(init, false, refDestructuringErrors);
		this.checkLValPattern(init);
		return this.parseForIn(node, init);
	} else this.checkExpressionErrors(refDestructuringErrors, true);
	if (awaitAt > -1) this.unexpected(awaitAt);
	return this.parseFor(node, init);
};
pp$8.parseForAfterInit = function(node, init, awaitAt) {
	if ((this.type === types$1._in || this.options.ecmaVersion >= 6 && this.isContextual("of")) && init.declarations.length === 1) {
		if (this.type === types$1._in) {
			if ((init.kind === "using" || init.kind === "await using") && !init.declarations[0].init) this.raise(this.start, "Using declaration is not allowed in for-in loops");
			if (this.options.ecmaVersion >= 9 && awaitAt > -1) this.unexpected(awaitAt);
		} else if (this.options.ecmaVersion >= 9) node.await = awaitAt > -1;
		return this.parseForIn(node, init);
	}
	if (awaitAt > -1) this.unexpected(awaitAt);
	return this.parseFor(node, init);
};
pp$8.parseFunctionStatement = function(node, isAsync, declarationPosition) {
	this.next();
	return this.parseFunction(node, FUNC_STATEMENT$1 | (declarationPosition ? 0 : FUNC_HANGING_STATEMENT$1), false, isAsync);
};
pp$8.parseIfStatement = function(node) {
	this.next();
	node.test = this.parseParenExpression();
	node.consequent = this.parseStatement("if");
	node.alternate = this.eat(types$1._else) ? this.parseStatement("if") : null;
	return this.finishNode(node, "IfStatement");
};
pp$8.parseReturnStatement = function(node) {
	if (!this.allowReturn) this.raise(this.start, "'return' outside of function");
	this.next();
	if (this.eat(types$1.semi) || this.insertSemicolon()) node.argument = null;
	else {
		node.argument = this.parseExpression();
		this.semicolon();
	}
	return this.finishNode(node, "ReturnStatement");
};
pp$8.parseSwitchStatement = function(node) {
	this.next();
	node.discriminant = this.parseParenExpression();
	node.cases = [];
	this.expect(types$1.braceL);
	this.labels.push(switchLabel);
	this.enterScope(SCOPE_SWITCH);
	var cur;
	for (var sawDefault = false; this.type !== types$1.braceR;) if (this.type === types$1._case || this.type === types$1._default) {
		var isCase = this.type === types$1._case;
		if (cur) this.finishNode(cur, "SwitchCase");
		node.cases.push(cur = this.startNode());
		cur.consequent = [];
		this.next();
		if (isCase) cur.test = this.parseExpression();
		else {
			if (sawDefault) this.raiseRecoverable(this.lastTokStart, "Multiple default clauses");
			sawDefault = true;
			cur.test = null;
		}
		this.expect(types$1.colon);
	} else {
		if (!cur) this.unexpected();
		cur.consequent.push(this.parseStatement(null));
	}
	this.exitScope();
	if (cur) this.finishNode(cur, "SwitchCase");
	this.next();
	this.labels.pop();
	return this.finishNode(node, "SwitchStatement");
};
pp$8.parseThrowStatement = function(node) {
	this.next();
	if (lineBreak.test(this.input.slice(this.lastTokEnd, this.start))) this.raise(this.lastTokEnd, "Illegal newline after throw");
	node.argument = this.parseExpression();
	this.semicolon();
	return this.finishNode(node, "ThrowStatement");
};
var empty$1 = [];
pp$8.parseCatchClauseParam = function() {
	var param = this.parseBindingAtom();
	var simple = param.type === "Identifier";
	this.enterScope(simple ? SCOPE_SIMPLE_CATCH : 0);
	this.checkLValPattern(param, simple ? BIND_SIMPLE_CATCH : BIND_LEXICAL);
	this.expect(types$1.parenR);
	return param;
};
pp$8.parseTryStatement = function(node) {
	this.next();
	node.block = this.parseBlock();
	node.handler = null;
	if (this.type === types$1._catch) {
		var clause = this.startNode();
		this.next();
		if (this.eat(types$1.parenL)) clause.param = this.parseCatchClauseParam();
		else {
			if (this.options.ecmaVersion < 10) this.unexpected();
			clause.param = null;
			this.enterScope(0);
		}
		clause.body = this.parseBlock(false);
		this.exitScope();
		node.handler = this.finishNode(clause, "CatchClause");
	}
	node.finalizer = this.eat(types$1._finally) ? this.parseBlock() : null;
	if (!node.handler && !node.finalizer) this.raise(node.start, "Missing catch or finally clause");
	return this.finishNode(node, "TryStatement");
};
pp$8.parseVarStatement = function(node, kind, allowMissingInitializer) {
	this.next();
	this.parseVar(node, false, kind, allowMissingInitializer);
	this.semicolon();
	return this.finishNode(node, "VariableDeclaration");
};
pp$8.parseWhileStatement = function(node) {
	this.next();
	node.test = this.parseParenExpression();
	this.labels.push(loopLabel);
	node.body = this.parseStatement("while");
	this.labels.pop();
	return this.finishNode(node, "WhileStatement");
};
pp$8.parseWithStatement = function(node) {
	if (this.strict) this.raise(this.start, "'with' in strict mode");
	this.next();
	node.object = this.parseParenExpression();
	node.body = this.parseStatement("with");
	return this.finishNode(node, "WithStatement");
};
pp$8.parseEmptyStatement = function(node) {
	this.next();
	return this.finishNode(node, "EmptyStatement");
};
pp$8.parseLabeledStatement = function(node, maybeName, expr, context) {
	for (var i$1 = 0, list = this.labels; i$1 < list.length; i$1 += 1) if (list[i$1].name === maybeName) this.raise(expr.start, "Label '" + maybeName + "' is already declared");
	var kind = this.type.isLoop ? "loop" : this.type === types$1._switch ? "switch" : null;
	for (var i = this.labels.length - 1; i >= 0; i--) {
		var label$1 = this.labels[i];
		if (label$1.statementStart === node.start) {
			label$1.statementStart = this.start;
			label$1.kind = kind;
		} else break;
	}
	this.labels.push({
		name: maybeName,
		kind,
		statementStart: this.start
	});
	node.body = this.parseStatement(context ? context.indexOf("label") === -1 ? context + "label" : context : "label");
	this.labels.pop();
	node.label = expr;
	return this.finishNode(node, "LabeledStatement");
};
pp$8.parseExpressionStatement = function(node, expr) {
	node.expression = expr;
	this.semicolon();
	return this.finishNode(node, "ExpressionStatement");
};
pp$8.parseBlock = function(createNewLexicalScope, node, exitStrict) {
	if (createNewLexicalScope === void 0) createNewLexicalScope = true;
	if (node === void 0) node = this.startNode();
	node.body = [];
	this.expect(types$1.braceL);
	if (createNewLexicalScope) this.enterScope(0);
	while (this.type !== types$1.braceR) {
		var stmt = this.parseStatement(null);
		node.body.push(stmt);
	}
	if (exitStrict) this.strict = false;
	this.next();
	if (createNewLexicalScope) this.exitScope();
	return this.finishNode(node, "BlockStatement");
};
pp$8.parseFor = function(node, init) {
	node.init = init;
	this.expect(types$1.semi);
	node.test = this.type === types$1.semi ? null : this.parseExpression();
	this.expect(types$1.semi);
	node.update = this.type === types$1.parenR ? null : this.parseExpression();
	this.expect(types$1.parenR);
	node.body = this.parseStatement("for");
	this.exitScope();
	this.labels.pop();
	return this.finishNode(node, "ForStatement");
};
pp$8.parseForIn = function(node, init) {
	var isForIn = this.type === types$1._in;
	this.next();
	if (init.type === "VariableDeclaration" && init.declarations[0].init != null && (!isForIn || this.options.ecmaVersion < 8 || this.strict || init.kind !== "var" || init.declarations[0].id.type !== "Identifier")) this.raise(init.start, (isForIn ? "for-in" : "for-of") + " loop variable declaration may not have an initializer");
	node.left = init;
	node.right = isForIn ? this.parseExpression() : this.parseMaybeAssign();
	this.expect(types$1.parenR);
	node.body = this.parseStatement("for");
	this.exitScope();
	this.labels.pop();
	return this.finishNode(node, isForIn ? "ForInStatement" : "ForOfStatement");
};
pp$8.parseVar = function(node, isFor, kind, allowMissingInitializer) {
	node.declarations = [];
	node.kind = kind;
	for (;;) {
		var decl = this.startNode();
		this.parseVarId(decl, kind);
		if (this.eat(types$1.eq)) decl.init = this.parseMaybeAssign(isFor);
		else if (!allowMissingInitializer && kind === "const" && !(this.type === types$1._in || this.options.ecmaVersion >= 6 && this.isContextual("of"))) this.unexpected();
		else if (!allowMissingInitializer && (kind === "using" || kind === "await using") && this.options.ecmaVersion >= 17 && this.type !== types$1._in && !this.isContextual("of")) this.raise(this.lastTokEnd, "Missing initializer in " + kind + " declaration");
		else if (!allowMissingInitializer && decl.id.type !== "Identifier" && !(isFor && (this.type === types$1._in || this.isContextual("of")))) this.raise(this.lastTokEnd, "Complex binding patterns require an initialization value");
		else decl.init = null;
		node.declarations.push(this.finishNode(decl, "VariableDeclarator"));
		if (!this.eat(types$1.comma)) break;
	}
	return node;
};
pp$8.parseVarId = function(decl, kind) {
	decl.id = kind === "using" || kind === "await using" ? this.parseIdent() : this.parseBindingAtom();
	this.checkLValPattern(decl.id, kind === "var" ? BIND_VAR : BIND_LEXICAL, false);
};
var FUNC_STATEMENT$1 = 1;
var FUNC_HANGING_STATEMENT$1 = 2;
var FUNC_NULLABLE_ID$1 = 4;
pp$8.parseFunction = function(node, statement, allowExpressionBody, isAsync, forInit) {
	this.initFunction(node);
	if (this.options.ecmaVersion >= 9 || this.options.ecmaVersion >= 6 && !isAsync) {
		if (this.type === types$1.star && statement & FUNC_HANGING_STATEMENT$1) this.unexpected();
		node.generator = this.eat(types$1.star);
	}
	if (this.options.ecmaVersion >= 8) node.async = !!isAsync;
	if (statement & FUNC_STATEMENT$1) {
		node.id = statement & FUNC_NULLABLE_ID$1 && this.type !== types$1.name ? null : this.parseIdent();
		if (node.id && !(statement & FUNC_HANGING_STATEMENT$1)) this.checkLValSimple(node.id, this.strict || node.generator || node.async ? this.treatFunctionsAsVar ? BIND_VAR : BIND_LEXICAL : BIND_FUNCTION);
	}
	var oldYieldPos = this.yieldPos, oldAwaitPos = this.awaitPos, oldAwaitIdentPos = this.awaitIdentPos;
	this.yieldPos = 0;
	this.awaitPos = 0;
	this.awaitIdentPos = 0;
	this.enterScope(functionFlags$1(node.async, node.generator));
	if (!(statement & FUNC_STATEMENT$1)) node.id = this.type === types$1.name ? this.parseIdent() : null;
	this.parseFunctionParams(node);
	this.parseFunctionBody(node, allowExpressionBody, false, forInit);
	this.yieldPos = oldYieldPos;
	this.awaitPos = oldAwaitPos;
	this.awaitIdentPos = oldAwaitIdentPos;
	return this.finishNode(node, statement & FUNC_STATEMENT$1 ? "FunctionDeclaration" : "FunctionExpression");
};
pp$8.parseFunctionParams = function(node) {
	this.expect(types$1.parenL);
	node.params = this.parseBindingList(types$1.parenR, false, this.options.ecmaVersion >= 8);
	this.checkYieldAwaitInDefaultParams();
};
pp$8.parseClass = function(node, isStatement) {
	this.next();
	var oldStrict = this.strict;
	this.strict = true;
	this.parseClassId(node, isStatement);
	this.parseClassSuper(node);
	var privateNameMap = this.enterClassBody();
	var classBody = this.startNode();
	var hadConstructor = false;
	classBody.body = [];
	this.expect(types$1.braceL);
	while (this.type !== types$1.braceR) {
		var element = this.parseClassElement(node.superClass !== null);
		if (element) {
			classBody.body.push(element);
			if (element.type === "MethodDefinition" && element.kind === "constructor") {
				if (hadConstructor) this.raiseRecoverable(element.start, "Duplicate constructor in the same class");
				hadConstructor = true;
			} else if (element.key && element.key.type === "PrivateIdentifier" && isPrivateNameConflicted(privateNameMap, element)) this.raiseRecoverable(element.key.start, "Identifier '#" + element.key.name + "' has already been declared");
		}
	}
	this.strict = oldStrict;
	this.next();
	node.body = this.finishNode(classBody, "ClassBody");
	this.exitClassBody();
	return this.finishNode(node, isStatement ? "ClassDeclaration" : "ClassExpression");
};
pp$8.parseClassElement = function(constructorAllowsSuper) {
	if (this.eat(types$1.semi)) return null;
	var ecmaVersion = this.options.ecmaVersion;
	var node = this.startNode();
	var keyName = "";
	var isGenerator = false;
	var isAsync = false;
	var kind = "method";
	var isStatic = false;
	if (this.eatContextual("static")) {
		if (ecmaVersion >= 13 && this.eat(types$1.braceL)) {
			this.parseClassStaticBlock(node);
			return node;
		}
		if (this.isClassElementNameStart() || this.type === types$1.star) isStatic = true;
		else keyName = "static";
	}
	node.static = isStatic;
	if (!keyName && ecmaVersion >= 8 && this.eatContextual("async")) {
		if ((this.isClassElementNameStart() || this.type === types$1.star) && !this.canInsertSemicolon()) isAsync = true;
		else keyName = "async";
	}
	if (!keyName && (ecmaVersion >= 9 || !isAsync) && this.eat(types$1.star)) isGenerator = true;
	if (!keyName && !isAsync && !isGenerator) {
		var lastValue = this.value;
		if (this.eatContextual("get") || this.eatContextual("set")) {
			if (this.isClassElementNameStart()) kind = lastValue;
			else keyName = lastValue;
		}
	}
	if (keyName) {
		node.computed = false;
		node.key = this.startNodeAt(this.lastTokStart, this.lastTokStartLoc);
		node.key.name = keyName;
		this.finishNode(node.key, "Identifier");
	} else this.parseClassElementName(node);
	if (ecmaVersion < 13 || this.type === types$1.parenL || kind !== "method" || isGenerator || isAsync) {
		var isConstructor = !node.static && checkKeyName$1(node, "constructor");
		var allowsDirectSuper = isConstructor && constructorAllowsSuper;
		if (isConstructor && kind !== "method") this.raise(node.key.start, "Constructor can't have get/set modifier");
		node.kind = isConstructor ? "constructor" : kind;
		this.parseClassMethod(node, isGenerator, isAsync, allowsDirectSuper);
	} else this.parseClassField(node);
	return node;
};
pp$8.isClassElementNameStart = function() {
	return this.type === types$1.name || this.type === types$1.privateId || this.type === types$1.num || this.type === types$1.string || this.type === types$1.bracketL || this.type.keyword;
};
pp$8.parseClassElementName = function(element) {
	if (this.type === types$1.privateId) {
		if (this.value === "constructor") this.raise(this.start, "Classes can't have an element named '#constructor'");
		element.computed = false;
		element.key = this.parsePrivateIdent();
	} else this.parsePropertyName(element);
};
pp$8.parseClassMethod = function(method, isGenerator, isAsync, allowsDirectSuper) {
	var key = method.key;
	if (method.kind === "constructor") {
		if (isGenerator) this.raise(key.start, "Constructor can't be a generator");
		if (isAsync) this.raise(key.start, "Constructor can't be an async method");
	} else if (method.static && checkKeyName$1(method, "prototype")) this.raise(key.start, "Classes may not have a static property named prototype");
	var value = method.value = this.parseMethod(isGenerator, isAsync, allowsDirectSuper);
	if (method.kind === "get" && value.params.length !== 0) this.raiseRecoverable(value.start, "getter should have no params");
	if (method.kind === "set" && value.params.length !== 1) this.raiseRecoverable(value.start, "setter should have exactly one param");
	if (method.kind === "set" && value.params[0].type === "RestElement") this.raiseRecoverable(value.params[0].start, "Setter cannot use rest params");
	return this.finishNode(method, "MethodDefinition");
};
pp$8.parseClassField = function(field) {
	if (checkKeyName$1(field, "constructor")) this.raise(field.key.start, "Classes can't have a field named 'constructor'");
	else if (field.static && checkKeyName$1(field, "prototype")) this.raise(field.key.start, "Classes can't have a static field named 'prototype'");
	if (this.eat(types$1.eq)) {
		this.enterScope(SCOPE_CLASS_FIELD_INIT | SCOPE_SUPER);
		field.value = this.parseMaybeAssign();
		this.exitScope();
	} else field.value = null;
	this.semicolon();
	return this.finishNode(field, "PropertyDefinition");
};
pp$8.parseClassStaticBlock = function(node) {
	node.body = [];
	var oldLabels = this.labels;
	this.labels = [];
	this.enterScope(SCOPE_CLASS_STATIC_BLOCK | SCOPE_SUPER);
	while (this.type !== types$1.braceR) {
		var stmt = this.parseStatement(null);
		node.body.push(stmt);
	}
	this.next();
	this.exitScope();
	this.labels = oldLabels;
	return this.finishNode(node, "StaticBlock");
};
pp$8.parseClassId = function(node, isStatement) {
	if (this.type === types$1.name) {
		node.id = this.parseIdent();
		if (isStatement) this.checkLValSimple(node.id, BIND_LEXICAL, false);
	} else {
		if (isStatement === true) this.unexpected();
		node.id = null;
	}
};
pp$8.parseClassSuper = function(node) {
	node.superClass = this.eat(types$1._extends) ? this.parseExprSubscripts(null, false) : null;
};
pp$8.enterClassBody = function() {
	var element = {
		declared: Object.create(null),
		used: []
	};
	this.privateNameStack.push(element);
	return element.declared;
};
pp$8.exitClassBody = function() {
	var ref = this.privateNameStack.pop();
	var declared = ref.declared;
	var used = ref.used;
	if (!this.options.checkPrivateFields) return;
	var len = this.privateNameStack.length;
	var parent = len === 0 ? null : this.privateNameStack[len - 1];
	for (var i = 0; i < used.length; ++i) {
		var id = used[i];
		if (!hasOwn(declared, id.name)) {
			if (parent) parent.used.push(id);
			else this.raiseRecoverable(id.start, "Private field '#" + id.name + "' must be declared in an enclosing class");
		}
	}
};
function isPrivateNameConflicted(privateNameMap, element) {
	var name = element.key.name;
	var curr = privateNameMap[name];
	var next = "true";
	if (element.type === "MethodDefinition" && (element.kind === "get" || element.kind === "set")) next = (element.static ? "s" : "i") + element.kind;
	if (curr === "iget" && next === "iset" || curr === "iset" && next === "iget" || curr === "sget" && next === "sset" || curr === "sset" && next === "sget") {
		privateNameMap[name] = "true";
		return false;
	} else if (!curr) {
		privateNameMap[name] = next;
		return false;
	} else return true;
}
function checkKeyName$1(node, name) {
	var computed = node.computed;
	var key = node.key;
	return !computed && (key.type === "Identifier" && key.name === name || key.type === "Literal" && key.value === name);
}
pp$8.parseExportAllDeclaration = function(node, exports$1) {
	if (this.options.ecmaVersion >= 11) {
		if (this.eatContextual("as")) {
			node.exported = this.parseModuleExportName();
			this.checkExport(exports$1, node.exported, this.lastTokStart);
		} else node.exported = null;
	}
	this.expectContextual("from");
	if (this.type !== types$1.string) this.unexpected();
	node.source = this.parseExprAtom();
	if (this.options.ecmaVersion >= 16) node.attributes = this.parseWithClause();
	this.semicolon();
	return this.finishNode(node, "ExportAllDeclaration");
};
pp$8.parseExport = function(node, exports$1) {
	this.next();
	if (this.eat(types$1.star)) return this.parseExportAllDeclaration(node, exports$1);
	if (this.eat(types$1._default)) {
		this.checkExport(exports$1, "default", this.lastTokStart);
		node.declaration = this.parseExportDefaultDeclaration();
		return this.finishNode(node, "ExportDefaultDeclaration");
	}
	if (this.shouldParseExportStatement()) {
		node.declaration = this.parseExportDeclaration(node);
		if (node.declaration.type === "VariableDeclaration") this.checkVariableExport(exports$1, node.declaration.declarations);
		else this.checkExport(exports$1, node.declaration.id, node.declaration.id.start);
		node.specifiers = [];
		node.source = null;
		if (this.options.ecmaVersion >= 16) node.attributes = [];
	} else {
		node.declaration = null;
		node.specifiers = this.parseExportSpecifiers(exports$1);
		if (this.eatContextual("from")) {
			if (this.type !== types$1.string) this.unexpected();
			node.source = this.parseExprAtom();
			if (this.options.ecmaVersion >= 16) node.attributes = this.parseWithClause();
		} else {
			for (var i = 0, list = node.specifiers; i < list.length; i += 1) {
				var spec = list[i];
				this.checkUnreserved(spec.local);
				this.checkLocalExport(spec.local);
				if (spec.local.type === "Literal") this.raise(spec.local.start, "A string literal cannot be used as an exported binding without `from`.");
			}
			node.source = null;
			if (this.options.ecmaVersion >= 16) node.attributes = [];
		}
		this.semicolon();
	}
	return this.finishNode(node, "ExportNamedDeclaration");
};
pp$8.parseExportDeclaration = function(node) {
	return this.parseStatement(null);
};
pp$8.parseExportDefaultDeclaration = function() {
	var isAsync;
	if (this.type === types$1._function || (isAsync = this.isAsyncFunction())) {
		var fNode = this.startNode();
		this.next();
		if (isAsync) this.next();
		return this.parseFunction(fNode, FUNC_STATEMENT$1 | FUNC_NULLABLE_ID$1, false, isAsync);
	} else if (this.type === types$1._class) {
		var cNode = this.startNode();
		return this.parseClass(cNode, "nullableID");
	} else {
		var declaration = this.parseMaybeAssign();
		this.semicolon();
		return declaration;
	}
};
pp$8.checkExport = function(exports$1, name, pos) {
	if (!exports$1) return;
	if (typeof name !== "string") name = name.type === "Identifier" ? name.name : name.value;
	if (hasOwn(exports$1, name)) this.raiseRecoverable(pos, "Duplicate export '" + name + "'");
	exports$1[name] = true;
};
pp$8.checkPatternExport = function(exports$1, pat) {
	var type = pat.type;
	if (type === "Identifier") this.checkExport(exports$1, pat, pat.start);
	else if (type === "ObjectPattern") for (var i = 0, list = pat.properties; i < list.length; i += 1) {
		var prop = list[i];
		this.checkPatternExport(exports$1, prop);
	}
	else if (type === "ArrayPattern") for (var i$1 = 0, list$1 = pat.elements; i$1 < list$1.length; i$1 += 1) {
		var elt = list$1[i$1];
		if (elt) this.checkPatternExport(exports$1, elt);
	}
	else if (type === "Property") this.checkPatternExport(exports$1, pat.value);
	else if (type === "AssignmentPattern") this.checkPatternExport(exports$1, pat.left);
	else if (type === "RestElement") this.checkPatternExport(exports$1, pat.argument);
};
pp$8.checkVariableExport = function(exports$1, decls) {
	if (!exports$1) return;
	for (var i = 0, list = decls; i < list.length; i += 1) {
		var decl = list[i];
		this.checkPatternExport(exports$1, decl.id);
	}
};
pp$8.shouldParseExportStatement = function() {
	return this.type.keyword === "var" || this.type.keyword === "const" || this.type.keyword === "class" || this.type.keyword === "function" || this.isLet() || this.isAsyncFunction();
};
pp$8.parseExportSpecifier = function(exports$1) {
	var node = this.startNode();
	node.local = this.parseModuleExportName();
	node.exported = this.eatContextual("as") ? this.parseModuleExportName() : node.local;
	this.checkExport(exports$1, node.exported, node.exported.start);
	return this.finishNode(node, "ExportSpecifier");
};
pp$8.parseExportSpecifiers = function(exports$1) {
	var nodes = [], first = true;
	this.expect(types$1.braceL);
	while (!this.eat(types$1.braceR)) {
		if (!first) {
			this.expect(types$1.comma);
			if (this.afterTrailingComma(types$1.braceR)) break;
		} else first = false;
		nodes.push(this.parseExportSpecifier(exports$1));
	}
	return nodes;
};
pp$8.parseImport = function(node) {
	this.next();
	if (this.type === types$1.string) {
		node.specifiers = empty$1;
		node.source = this.parseExprAtom();
	} else {
		node.specifiers = this.parseImportSpecifiers();
		this.expectContextual("from");
		node.source = this.type === types$1.string ? this.parseExprAtom() : this.unexpected();
	}
	if (this.options.ecmaVersion >= 16) node.attributes = this.parseWithClause();
	this.semicolon();
	return this.finishNode(node, "ImportDeclaration");
};
pp$8.parseImportSpecifier = function() {
	var node = this.startNode();
	node.imported = this.parseModuleExportName();
	if (this.eatContextual("as")) node.local = this.parseIdent();
	else {
		this.checkUnreserved(node.imported);
		node.local = node.imported;
	}
	this.checkLValSimple(node.local, BIND_LEXICAL);
	return this.finishNode(node, "ImportSpecifier");
};
pp$8.parseImportDefaultSpecifier = function() {
	var node = this.startNode();
	node.local = this.parseIdent();
	this.checkLValSimple(node.local, BIND_LEXICAL);
	return this.finishNode(node, "ImportDefaultSpecifier");
};
pp$8.parseImportNamespaceSpecifier = function() {
	var node = this.startNode();
	this.next();
	this.expectContextual("as");
	node.local = this.parseIdent();
	this.checkLValSimple(node.local, BIND_LEXICAL);
	return this.finishNode(node, "ImportNamespaceSpecifier");
};
pp$8.parseImportSpecifiers = function() {
	var nodes = [], first = true;
	if (this.type === types$1.name) {
		nodes.push(this.parseImportDefaultSpecifier());
		if (!this.eat(types$1.comma)) return nodes;
	}
	if (this.type === types$1.star) {
		nodes.push(this.parseImportNamespaceSpecifier());
		return nodes;
	}
	this.expect(types$1.braceL);
	while (!this.eat(types$1.braceR)) {
		if (!first) {
			this.expect(types$1.comma);
			if (this.afterTrailingComma(types$1.braceR)) break;
		} else first = false;
		nodes.push(this.parseImportSpecifier());
	}
	return nodes;
};
pp$8.parseWithClause = function() {
	var nodes = [];
	if (!this.eat(types$1._with)) return nodes;
	this.expect(types$1.braceL);
	var attributeKeys = {};
	var first = true;
	while (!this.eat(types$1.braceR)) {
		if (!first) {
			this.expect(types$1.comma);
			if (this.afterTrailingComma(types$1.braceR)) break;
		} else first = false;
		var attr = this.parseImportAttribute();
		var keyName = attr.key.type === "Identifier" ? attr.key.name : attr.key.value;
		if (hasOwn(attributeKeys, keyName)) this.raiseRecoverable(attr.key.start, "Duplicate attribute key '" + keyName + "'");
		attributeKeys[keyName] = true;
		nodes.push(attr);
	}
	return nodes;
};
pp$8.parseImportAttribute = function() {
	var node = this.startNode();
	node.key = this.type === types$1.string ? this.parseExprAtom() : this.parseIdent(this.options.allowReserved !== "never");
	this.expect(types$1.colon);
	if (this.type !== types$1.string) this.unexpected();
	node.value = this.parseExprAtom();
	return this.finishNode(node, "ImportAttribute");
};
pp$8.parseModuleExportName = function() {
	if (this.options.ecmaVersion >= 13 && this.type === types$1.string) {
		var stringLiteral = this.parseLiteral(this.value);
		if (loneSurrogate.test(stringLiteral.value)) this.raise(stringLiteral.start, "An export name cannot include a lone surrogate.");
		return stringLiteral;
	}
	return this.parseIdent(true);
};
pp$8.adaptDirectivePrologue = function(statements) {
	for (var i = 0; i < statements.length && this.isDirectiveCandidate(statements[i]); ++i) statements[i].directive = statements[i].expression.raw.slice(1, -1);
};
pp$8.isDirectiveCandidate = function(statement) {
	return this.options.ecmaVersion >= 5 && statement.type === "ExpressionStatement" && statement.expression.type === "Literal" && typeof statement.expression.value === "string" && (this.input[statement.start] === "\"" || this.input[statement.start] === "'");
};
var pp$7 = Parser.prototype;
pp$7.toAssignable = function(node, isBinding, refDestructuringErrors) {
	if (this.options.ecmaVersion >= 6 && node) switch (node.type) {
		case "Identifier":
			if (this.inAsync && node.name === "await") this.raise(node.start, "Cannot use 'await' as identifier inside an async function");
			break;
		case "ObjectPattern":
		case "ArrayPattern":
		case "AssignmentPattern":
		case "RestElement": break;
		case "ObjectExpression":
			node.type = "ObjectPattern";
			if (refDestructuringErrors) this.checkPatternErrors(refDestructuringErrors, true);
			for (var i = 0, list = node.properties; i < list.length; i += 1) {
				var prop = list[i];
				this.toAssignable(prop, isBinding);
				if (prop.type === "RestElement" && (prop.argument.type === "ArrayPattern" || prop.argument.type === "ObjectPattern")) this.raise(prop.argument.start, "Unexpected token");
			}
			break;
		case "Property":
			if (node.kind !== "init") this.raise(node.key.start, "Object pattern can't contain getter or setter");
			this.toAssignable(node.value, isBinding);
			break;
		case "ArrayExpression":
			node.type = "ArrayPattern";
			if (refDestructuringErrors) this.checkPatternErrors(refDestructuringErrors, true);
			this.toAssignableList(node.elements, isBinding);
			break;
		case "SpreadElement":
			node.type = "RestElement";
			this.toAssignable(node.argument, isBinding);
			if (node.argument.type === "AssignmentPattern") this.raise(node.argument.start, "Rest elements cannot have a default value");
			break;
		case "AssignmentExpression":
			if (node.operator !== "=") this.raise(node.left.end, "Only '=' operator can be used for specifying default value.");
			node.type = "AssignmentPattern";
			delete node.operator;
			this.toAssignable(node.left, isBinding);
			break;
		case "ParenthesizedExpression":
			this.toAssignable(node.expression, isBinding, refDestructuringErrors);
			break;
		case "ChainExpression":
			this.raiseRecoverable(node.start, "Optional chaining cannot appear in left-hand side");
			break;
		case "MemberExpression": if (!isBinding) break;
		default: this.raise(node.start, "Assigning to rvalue");
	}
	else if (refDestructuringErrors) this.checkPatternErrors(refDestructuringErrors, true);
	return node;
};
pp$7.toAssignableList = function(exprList, isBinding) {
	var end = exprList.length;
	for (var i = 0; i < end; i++) {
		var elt = exprList[i];
		if (elt) this.toAssignable(elt, isBinding);
	}
	if (end) {
		var last = exprList[end - 1];
		if (this.options.ecmaVersion === 6 && isBinding && last && last.type === "RestElement" && last.argument.type !== "Identifier") this.unexpected(last.argument.start);
	}
	return exprList;
};
pp$7.parseSpread = function(refDestructuringErrors) {
	var node = this.startNode();
	this.next();
	node.argument = this.parseMaybeAssign(false, refDestructuringErrors);
	return this.finishNode(node, "SpreadElement");
};
pp$7.parseRestBinding = function() {
	var node = this.startNode();
	this.next();
	if (this.options.ecmaVersion === 6 && this.type !== types$1.name) this.unexpected();
	node.argument = this.parseBindingAtom();
	return this.finishNode(node, "RestElement");
};
pp$7.parseBindingAtom = function() {
	if (this.options.ecmaVersion >= 6) switch (this.type) {
		case types$1.bracketL:
			var node = this.startNode();
			this.next();
			node.elements = this.parseBindingList(types$1.bracketR, true, true);
			return this.finishNode(node, "ArrayPattern");
		case types$1.braceL: return this.parseObj(true);
	}
	return this.parseIdent();
};
pp$7.parseBindingList = function(close, allowEmpty, allowTrailingComma, allowModifiers) {
	var elts = [], first = true;
	while (!this.eat(close)) {
		if (first) first = false;
		else this.expect(types$1.comma);
		if (allowEmpty && this.type === types$1.comma) elts.push(null);
		else if (allowTrailingComma && this.afterTrailingComma(close)) break;
		else if (this.type === types$1.ellipsis) {
			var rest = this.parseRestBinding();
			this.parseBindingListItem(rest);
			elts.push(rest);
			if (this.type === types$1.comma) this.raiseRecoverable(this.start, "Comma is not permitted after the rest element");
			this.expect(close);
			break;
		} else elts.push(this.parseAssignableListItem(allowModifiers));
	}
	return elts;
};
pp$7.parseAssignableListItem = function(allowModifiers) {
	var elem = this.parseMaybeDefault(this.start, this.startLoc);
	this.parseBindingListItem(elem);
	return elem;
};
pp$7.parseBindingListItem = function(param) {
	return param;
};
pp$7.parseMaybeDefault = function(startPos, startLoc, left) {
	left = left || this.parseBindingAtom();
	if (this.options.ecmaVersion < 6 || !this.eat(types$1.eq)) return left;
	var node = this.startNodeAt(startPos, startLoc);
	node.left = left;
	node.right = this.parseMaybeAssign();
	return this.finishNode(node, "AssignmentPattern");
};
pp$7.checkLValSimple = function(expr, bindingType, checkClashes) {
	if (bindingType === void 0) bindingType = BIND_NONE;
	var isBind = bindingType !== BIND_NONE;
	switch (expr.type) {
		case "Identifier":
			if (this.strict && this.reservedWordsStrictBind.test(expr.name)) this.raiseRecoverable(expr.start, (isBind ? "Binding " : "Assigning to ") + expr.name + " in strict mode");
			if (isBind) {
				if (bindingType === BIND_LEXICAL && expr.name === "let") this.raiseRecoverable(expr.start, "let is disallowed as a lexically bound name");
				if (checkClashes) {
					if (hasOwn(checkClashes, expr.name)) this.raiseRecoverable(expr.start, "Argument name clash");
					checkClashes[expr.name] = true;
				}
				if (bindingType !== BIND_OUTSIDE) this.declareName(expr.name, bindingType, expr.start);
			}
			break;
		case "ChainExpression":
			this.raiseRecoverable(expr.start, "Optional chaining cannot appear in left-hand side");
			break;
		case "MemberExpression":
			if (isBind) this.raiseRecoverable(expr.start, "Binding member expression");
			break;
		case "ParenthesizedExpression":
			if (isBind) this.raiseRecoverable(expr.start, "Binding parenthesized expression");
			return this.checkLValSimple(expr.expression, bindingType, checkClashes);
		default: this.raise(expr.start, (isBind ? "Binding" : "Assigning to") + " rvalue");
	}
};
pp$7.checkLValPattern = function(expr, bindingType, checkClashes) {
	if (bindingType === void 0) bindingType = BIND_NONE;
	switch (expr.type) {
		case "ObjectPattern":
			for (var i = 0, list = expr.properties; i < list.length; i += 1) {
				var prop = list[i];
				this.checkLValInnerPattern(prop, bindingType, checkClashes);
			}
			break;
		case "ArrayPattern":
			for (var i$1 = 0, list$1 = expr.elements; i$1 < list$1.length; i$1 += 1) {
				var elem = list$1[i$1];
				if (elem) this.checkLValInnerPattern(elem, bindingType, checkClashes);
			}
			break;
		default: this.checkLValSimple(expr, bindingType, checkClashes);
	}
};
pp$7.checkLValInnerPattern = function(expr, bindingType, checkClashes) {
	if (bindingType === void 0) bindingType = BIND_NONE;
	switch (expr.type) {
		case "Property":
			this.checkLValInnerPattern(expr.value, bindingType, checkClashes);
			break;
		case "AssignmentPattern":
			this.checkLValPattern(expr.left, bindingType, checkClashes);
			break;
		case "RestElement":
			this.checkLValPattern(expr.argument, bindingType, checkClashes);
			break;
		default: this.checkLValPattern(expr, bindingType, checkClashes);
	}
};
var TokContext = function TokContext(token, isExpr, preserveSpace, override, generator) {
	this.token = token;
	this.isExpr = !!isExpr;
	this.preserveSpace = !!preserveSpace;
	this.override = override;
	this.generator = !!generator;
};
var types = {
	b_stat: new TokContext("{", false),
	b_expr: new TokContext("{", true),
	b_tmpl: new TokContext("${", false),
	p_stat: new TokContext("(", false),
	p_expr: new TokContext("(", true),
	q_tmpl: new TokContext("`", true, true, function(p) {
		return p.tryReadTemplateToken();
	}),
	f_stat: new TokContext("function", false),
	f_expr: new TokContext("function", true),
	f_expr_gen: new TokContext("function", true, false, null, true),
	f_gen: new TokContext("function", false, false, null, true)
};
var pp$6 = Parser.prototype;
pp$6.initialContext = function() {
	return [types.b_stat];
};
pp$6.curContext = function() {
	return this.context[this.context.length - 1];
};
pp$6.braceIsBlock = function(prevType) {
	var parent = this.curContext();
	if (parent === types.f_expr || parent === types.f_stat) return true;
	if (prevType === types$1.colon && (parent === types.b_stat || parent === types.b_expr)) return !parent.isExpr;
	if (prevType === types$1._return || prevType === types$1.name && this.exprAllowed) return lineBreak.test(this.input.slice(this.lastTokEnd, this.start));
	if (prevType === types$1._else || prevType === types$1.semi || prevType === types$1.eof || prevType === types$1.parenR || prevType === types$1.arrow) return true;
	if (prevType === types$1.braceL) return parent === types.b_stat;
	if (prevType === types$1._var || prevType === types$1._const || prevType === types$1.name) return false;
	return !this.exprAllowed;
};
pp$6.inGeneratorContext = function() {
	for (var i = this.context.length - 1; i >= 1; i--) {
		var context = this.context[i];
		if (context.token === "function") return context.generator;
	}
	return false;
};
pp$6.updateContext = function(prevType) {
	var update, type = this.type;
	if (type.keyword && prevType === types$1.dot) this.exprAllowed = false;
	else if (update = type.updateContext) update.call(this, prevType);
	else this.exprAllowed = type.beforeExpr;
};
pp$6.overrideContext = function(tokenCtx) {
	if (this.curContext() !== tokenCtx) this.context[this.context.length - 1] = tokenCtx;
};
types$1.parenR.updateContext = types$1.braceR.updateContext = function() {
	if (this.context.length === 1) {
		this.exprAllowed = true;
		return;
	}
	var out = this.context.pop();
	if (out === types.b_stat && this.curContext().token === "function") out = this.context.pop();
	this.exprAllowed = !out.isExpr;
};
types$1.braceL.updateContext = function(prevType) {
	this.context.push(this.braceIsBlock(prevType) ? types.b_stat : types.b_expr);
	this.exprAllowed = true;
};
types$1.dollarBraceL.updateContext = function() {
	this.context.push(types.b_tmpl);
	this.exprAllowed = true;
};
types$1.parenL.updateContext = function(prevType) {
	var statementParens = prevType === types$1._if || prevType === types$1._for || prevType === types$1._with || prevType === types$1._while;
	this.context.push(statementParens ? types.p_stat : types.p_expr);
	this.exprAllowed = true;
};
types$1.incDec.updateContext = function() {};
types$1._function.updateContext = types$1._class.updateContext = function(prevType) {
	if (prevType.beforeExpr && prevType !== types$1._else && !(prevType === types$1.semi && this.curContext() !== types.p_stat) && !(prevType === types$1._return && lineBreak.test(this.input.slice(this.lastTokEnd, this.start))) && !((prevType === types$1.colon || prevType === types$1.braceL) && this.curContext() === types.b_stat)) this.context.push(types.f_expr);
	else this.context.push(types.f_stat);
	this.exprAllowed = false;
};
types$1.colon.updateContext = function() {
	if (this.curContext().token === "function") this.context.pop();
	this.exprAllowed = true;
};
types$1.backQuote.updateContext = function() {
	if (this.curContext() === types.q_tmpl) this.context.pop();
	else this.context.push(types.q_tmpl);
	this.exprAllowed = false;
};
types$1.star.updateContext = function(prevType) {
	if (prevType === types$1._function) {
		var index = this.context.length - 1;
		if (this.context[index] === types.f_expr) this.context[index] = types.f_expr_gen;
		else this.context[index] = types.f_gen;
	}
	this.exprAllowed = true;
};
types$1.name.updateContext = function(prevType) {
	var allowed = false;
	if (this.options.ecmaVersion >= 6 && prevType !== types$1.dot) {
		if (this.value === "of" && !this.exprAllowed || this.value === "yield" && this.inGeneratorContext()) allowed = true;
	}
	this.exprAllowed = allowed;
};
var pp$5 = Parser.prototype;
pp$5.checkPropClash = function(prop, propHash, refDestructuringErrors) {
	if (this.options.ecmaVersion >= 9 && prop.type === "SpreadElement") return;
	if (this.options.ecmaVersion >= 6 && (prop.computed || prop.method || prop.shorthand)) return;
	var key = prop.key;
	var name;
	switch (key.type) {
		case "Identifier":
			name = key.name;
			break;
		case "Literal":
			name = String(key.value);
			break;
		default: return;
	}
	var kind = prop.kind;
	if (this.options.ecmaVersion >= 6) {
		if (name === "__proto__" && kind === "init") {
			if (propHash.proto) {
				if (refDestructuringErrors) {
					if (refDestructuringErrors.doubleProto < 0) refDestructuringErrors.doubleProto = key.start;
				} else this.raiseRecoverable(key.start, "Redefinition of __proto__ property");
			}
			propHash.proto = true;
		}
		return;
	}
	name = "$" + name;
	var other = propHash[name];
	if (other) {
		var redefinition;
		if (kind === "init") redefinition = this.strict && other.init || other.get || other.set;
		else redefinition = other.init || other[kind];
		if (redefinition) this.raiseRecoverable(key.start, "Redefinition of property");
	} else other = propHash[name] = {
		init: false,
		get: false,
		set: false
	};
	other[kind] = true;
};
pp$5.parseExpression = function(forInit, refDestructuringErrors) {
	var this$1$1 = this;
	return this.catchStackOverflow(function() {
		var startPos = this$1$1.start, startLoc = this$1$1.startLoc;
		var expr = this$1$1.parseMaybeAssign(forInit, refDestructuringErrors);
		if (this$1$1.type === types$1.comma) {
			var node = this$1$1.startNodeAt(startPos, startLoc);
			node.expressions = [expr];
			while (this$1$1.eat(types$1.comma)) node.expressions.push(this$1$1.parseMaybeAssign(forInit, refDestructuringErrors));
			return this$1$1.finishNode(node, "SequenceExpression");
		}
		return expr;
	});
};
pp$5.parseMaybeAssign = function(forInit, refDestructuringErrors, afterLeftParse) {
	if (this.isContextual("yield")) {
		if (this.inGenerator) return this.parseYield(forInit);
		else this.exprAllowed = false;
	}
	var ownDestructuringErrors = false, oldParenAssign = -1, oldTrailingComma = -1, oldDoubleProto = -1;
	if (refDestructuringErrors) {
		oldParenAssign = refDestructuringErrors.parenthesizedAssign;
		oldTrailingComma = refDestructuringErrors.trailingComma;
		oldDoubleProto = refDestructuringErrors.doubleProto;
		refDestructuringErrors.parenthesizedAssign = refDestructuringErrors.trailingComma = -1;
	} else {
		refDestructuringErrors = new DestructuringErrors$1();
		ownDestructuringErrors = true;
	}
	var startPos = this.start, startLoc = this.startLoc;
	if (this.type === types$1.parenL || this.type === types$1.name) {
		this.potentialArrowAt = this.start;
		this.potentialArrowInForAwait = forInit === "await";
	}
	var left = this.parseMaybeConditional(forInit, refDestructuringErrors);
	if (afterLeftParse) left = afterLeftParse.call(this, left, startPos, startLoc);
	if (this.type.isAssign) {
		var node = this.startNodeAt(startPos, startLoc);
		node.operator = this.value;
		if (this.type === types$1.eq) left = this.toAssignable(left, false, refDestructuringErrors);
		if (!ownDestructuringErrors) {
			refDestructuringErrors.parenthesizedAssign = refDestructuringErrors.trailingComma = -1;
			if (refDestructuringErrors.shorthandAssign >= left.start) refDestructuringErrors.shorthandAssign = -1;
			if (refDestructuringErrors.doubleProto >= left.start) refDestructuringErrors.doubleProto = -1;
		}
		if (this.type === types$1.eq) this.checkLValPattern(left);
		else this.checkLValSimple(left);
		node.left = left;
		this.next();
		node.right = this.parseMaybeAssign(forInit);
		if (oldDoubleProto > -1) refDestructuringErrors.doubleProto = oldDoubleProto;
		return this.finishNode(node, "AssignmentExpression");
	} else if (ownDestructuringErrors) this.checkExpressionErrors(refDestructuringErrors, true);
	if (oldParenAssign > -1) refDestructuringErrors.parenthesizedAssign = oldParenAssign;
	if (oldTrailingComma > -1) refDestructuringErrors.trailingComma = oldTrailingComma;
	return left;
};
pp$5.parseMaybeConditional = function(forInit, refDestructuringErrors) {
	var startPos = this.start, startLoc = this.startLoc;
	var expr = this.parseExprOps(forInit, refDestructuringErrors);
	if (this.checkExpressionErrors(refDestructuringErrors)) return expr;
	if (!(expr.type === "ArrowFunctionExpression" && expr.start === startPos) && this.eat(types$1.question)) {
		var node = this.startNodeAt(startPos, startLoc);
		node.test = expr;
		node.consequent = this.parseMaybeAssign();
		this.expect(types$1.colon);
		node.alternate = this.parseMaybeAssign(forInit);
		return this.finishNode(node, "ConditionalExpression");
	}
	return expr;
};
pp$5.parseExprOps = function(forInit, refDestructuringErrors) {
	var startPos = this.start, startLoc = this.startLoc;
	var expr = this.parseMaybeUnary(refDestructuringErrors, false, false, forInit);
	if (this.checkExpressionErrors(refDestructuringErrors)) return expr;
	return expr.start === startPos && expr.type === "ArrowFunctionExpression" ? expr : this.parseExprOp(expr, startPos, startLoc, -1, forInit);
};
pp$5.parseExprOp = function(left, leftStartPos, leftStartLoc, minPrec, forInit) {
	var prec = this.type.binop;
	if (prec != null && (!forInit || this.type !== types$1._in)) {
		if (prec > minPrec) {
			var logical = this.type === types$1.logicalOR || this.type === types$1.logicalAND;
			var coalesce = this.type === types$1.coalesce;
			if (coalesce) prec = types$1.logicalAND.binop;
			var op = this.value;
			this.next();
			var startPos = this.start, startLoc = this.startLoc;
			var right = this.parseExprOp(this.parseMaybeUnary(null, false, false, forInit), startPos, startLoc, prec, forInit);
			var node = this.buildBinary(leftStartPos, leftStartLoc, left, right, op, logical || coalesce);
			if (logical && this.type === types$1.coalesce || coalesce && (this.type === types$1.logicalOR || this.type === types$1.logicalAND)) this.raiseRecoverable(this.start, "Logical expressions and coalesce expressions cannot be mixed. Wrap either by parentheses");
			return this.parseExprOp(node, leftStartPos, leftStartLoc, minPrec, forInit);
		}
	}
	return left;
};
pp$5.buildBinary = function(startPos, startLoc, left, right, op, logical) {
	if (right.type === "PrivateIdentifier") this.raise(right.start, "Private identifier can only be left side of binary expression");
	var node = this.startNodeAt(startPos, startLoc);
	node.left = left;
	node.operator = op;
	node.right = right;
	return this.finishNode(node, logical ? "LogicalExpression" : "BinaryExpression");
};
pp$5.parseMaybeUnary = function(refDestructuringErrors, sawUnary, incDec, forInit) {
	var startPos = this.start, startLoc = this.startLoc, expr;
	if (this.isContextual("await") && this.canAwait) {
		expr = this.parseAwait(forInit);
		sawUnary = true;
	} else if (this.type.prefix) {
		var node = this.startNode(), update = this.type === types$1.incDec;
		node.operator = this.value;
		node.prefix = true;
		this.next();
		node.argument = this.parseMaybeUnary(null, true, update, forInit);
		this.checkExpressionErrors(refDestructuringErrors, true);
		if (update) this.checkLValSimple(node.argument);
		else if (this.strict && node.operator === "delete" && isLocalVariableAccess(node.argument)) this.raiseRecoverable(node.start, "Deleting local variable in strict mode");
		else if (node.operator === "delete" && isPrivateFieldAccess(node.argument)) this.raiseRecoverable(node.start, "Private fields can not be deleted");
		else sawUnary = true;
		expr = this.finishNode(node, update ? "UpdateExpression" : "UnaryExpression");
	} else if (!sawUnary && this.type === types$1.privateId) {
		if ((forInit || this.privateNameStack.length === 0) && this.options.checkPrivateFields) this.unexpected();
		expr = this.parsePrivateIdent();
		if (this.type !== types$1._in) this.unexpected();
	} else {
		expr = this.parseExprSubscripts(refDestructuringErrors, forInit);
		if (this.checkExpressionErrors(refDestructuringErrors)) return expr;
		while (this.type.postfix && !this.canInsertSemicolon()) {
			var node$1 = this.startNodeAt(startPos, startLoc);
			node$1.operator = this.value;
			node$1.prefix = false;
			node$1.argument = expr;
			this.checkLValSimple(expr);
			this.next();
			expr = this.finishNode(node$1, "UpdateExpression");
		}
	}
	if (!incDec && !(expr.type === "ArrowFunctionExpression" && expr.start === startPos) && this.eat(types$1.starstar)) {
		if (sawUnary) this.unexpected(this.lastTokStart);
		else return this.buildBinary(startPos, startLoc, expr, this.parseMaybeUnary(null, false, false, forInit), "**", false);
	} else return expr;
};
function isLocalVariableAccess(node) {
	return node.type === "Identifier" || node.type === "ParenthesizedExpression" && isLocalVariableAccess(node.expression);
}
function isPrivateFieldAccess(node) {
	return node.type === "MemberExpression" && node.property.type === "PrivateIdentifier" || node.type === "ChainExpression" && isPrivateFieldAccess(node.expression) || node.type === "ParenthesizedExpression" && isPrivateFieldAccess(node.expression);
}
pp$5.parseExprSubscripts = function(refDestructuringErrors, forInit) {
	var startPos = this.start, startLoc = this.startLoc;
	var oldDoubleProto = -1, oldShorthandAssign = -1;
	if (refDestructuringErrors) {
		oldDoubleProto = refDestructuringErrors.doubleProto;
		oldShorthandAssign = refDestructuringErrors.shorthandAssign;
		refDestructuringErrors.doubleProto = refDestructuringErrors.shorthandAssign = -1;
	}
	var expr = this.parseExprAtom(refDestructuringErrors, forInit);
	if (expr.type === "ArrowFunctionExpression" && this.input.slice(this.lastTokStart, this.lastTokEnd) !== ")") return expr;
	var result = this.parseSubscripts(expr, startPos, startLoc, false, forInit);
	if (refDestructuringErrors) {
		if (result.end > expr.end) {
			this.checkExpressionErrors(refDestructuringErrors, true);
			if (refDestructuringErrors.parenthesizedAssign >= result.start) refDestructuringErrors.parenthesizedAssign = -1;
			if (refDestructuringErrors.parenthesizedBind >= result.start) refDestructuringErrors.parenthesizedBind = -1;
			if (refDestructuringErrors.trailingComma >= result.start) refDestructuringErrors.trailingComma = -1;
		}
		if (oldDoubleProto > -1) refDestructuringErrors.doubleProto = oldDoubleProto;
		if (oldShorthandAssign > -1) refDestructuringErrors.shorthandAssign = oldShorthandAssign;
	}
	return result;
};
pp$5.parseSubscripts = function(base, startPos, startLoc, noCalls, forInit) {
	var maybeAsyncArrow = this.options.ecmaVersion >= 8 && base.type === "Identifier" && base.name === "async" && this.lastTokEnd === base.end && !this.canInsertSemicolon() && base.end - base.start === 5 && this.potentialArrowAt === base.start;
	var optionalChained = false;
	while (true) {
		var element = this.parseSubscript(base, startPos, startLoc, noCalls, maybeAsyncArrow, optionalChained, forInit);
		if (element.optional) optionalChained = true;
		if (element.end === base.end || element.type === "ArrowFunctionExpression") {
			if (optionalChained) {
				var chainNode = this.startNodeAt(startPos, startLoc);
				chainNode.expression = element;
				element = this.finishNode(chainNode, "ChainExpression");
			}
			return element;
		}
		base = element;
		maybeAsyncArrow = false;
	}
};
pp$5.shouldParseAsyncArrow = function() {
	return !this.canInsertSemicolon() && this.eat(types$1.arrow);
};
pp$5.parseSubscriptAsyncArrow = function(startPos, startLoc, exprList, forInit) {
	return this.parseArrowExpression(this.startNodeAt(startPos, startLoc), exprList, true, forInit);
};
pp$5.parseSubscript = function(base, startPos, startLoc, noCalls, maybeAsyncArrow, optionalChained, forInit) {
	var optionalSupported = this.options.ecmaVersion >= 11;
	var optional = optionalSupported && this.eat(types$1.questionDot);
	if (noCalls && optional) this.raise(this.lastTokStart, "Optional chaining cannot appear in the callee of new expressions");
	var computed = this.eat(types$1.bracketL);
	if (computed || optional && this.type !== types$1.parenL && this.type !== types$1.backQuote || this.eat(types$1.dot)) {
		var node = this.startNodeAt(startPos, startLoc);
		node.object = base;
		if (computed) {
			node.property = this.parseExpression();
			this.expect(types$1.bracketR);
		} else if (this.type === types$1.privateId && base.type !== "Super") node.property = this.parsePrivateIdent();
		else node.property = this.parseIdent(this.options.allowReserved !== "never");
		node.computed = !!computed;
		if (optionalSupported) node.optional = optional;
		base = this.finishNode(node, "MemberExpression");
	} else if (!noCalls && this.eat(types$1.parenL)) {
		var refDestructuringErrors = new DestructuringErrors$1(), oldYieldPos = this.yieldPos, oldAwaitPos = this.awaitPos, oldAwaitIdentPos = this.awaitIdentPos;
		this.yieldPos = 0;
		this.awaitPos = 0;
		this.awaitIdentPos = 0;
		var exprList = this.parseExprList(types$1.parenR, this.options.ecmaVersion >= 8, false, refDestructuringErrors);
		if (maybeAsyncArrow && !optional && this.shouldParseAsyncArrow()) {
			this.checkPatternErrors(refDestructuringErrors, false);
			this.checkYieldAwaitInDefaultParams();
			if (this.awaitIdentPos > 0) this.raise(this.awaitIdentPos, "Cannot use 'await' as identifier inside an async function");
			this.yieldPos = oldYieldPos;
			this.awaitPos = oldAwaitPos;
			this.awaitIdentPos = oldAwaitIdentPos;
			return this.parseSubscriptAsyncArrow(startPos, startLoc, exprList, forInit);
		}
		this.checkExpressionErrors(refDestructuringErrors, true);
		this.yieldPos = oldYieldPos || this.yieldPos;
		this.awaitPos = oldAwaitPos || this.awaitPos;
		this.awaitIdentPos = oldAwaitIdentPos || this.awaitIdentPos;
		var node$1 = this.startNodeAt(startPos, startLoc);
		node$1.callee = base;
		node$1.arguments = exprList;
		if (optionalSupported) node$1.optional = optional;
		base = this.finishNode(node$1, "CallExpression");
	} else if (this.type === types$1.backQuote) {
		if (optional || optionalChained) this.raise(this.start, "Optional chaining cannot appear in the tag of tagged template expressions");
		var node$2 = this.startNodeAt(startPos, startLoc);
		node$2.tag = base;
		node$2.quasi = this.parseTemplate({ isTagged: true });
		base = this.finishNode(node$2, "TaggedTemplateExpression");
	}
	return base;
};
pp$5.parseExprAtom = function(refDestructuringErrors, forInit, forNew) {
	if (this.type === types$1.slash) this.readRegexp();
	var node, canBeArrow = this.potentialArrowAt === this.start;
	switch (this.type) {
		case types$1._super:
			if (!this.allowSuper) this.raise(this.start, "'super' keyword outside a method");
			node = this.startNode();
			this.next();
			if (this.type === types$1.parenL && !this.allowDirectSuper) this.raise(node.start, "super() call outside constructor of a subclass");
			if (this.type !== types$1.dot && this.type !== types$1.bracketL && this.type !== types$1.parenL) this.unexpected();
			return this.finishNode(node, "Super");
		case types$1._this:
			node = this.startNode();
			this.next();
			return this.finishNode(node, "ThisExpression");
		case types$1.name:
			var startPos = this.start, startLoc = this.startLoc, containsEsc = this.containsEsc;
			var id = this.parseIdent(false);
			if (this.options.ecmaVersion >= 8 && !containsEsc && id.name === "async" && !this.canInsertSemicolon() && this.eat(types$1._function)) {
				this.overrideContext(types.f_expr);
				return this.parseFunction(this.startNodeAt(startPos, startLoc), 0, false, true, forInit);
			}
			if (canBeArrow && !this.canInsertSemicolon()) {
				if (this.eat(types$1.arrow)) return this.parseArrowExpression(this.startNodeAt(startPos, startLoc), [id], false, forInit);
				if (this.options.ecmaVersion >= 8 && id.name === "async" && this.type === types$1.name && !containsEsc && (!this.potentialArrowInForAwait || this.value !== "of" || this.containsEsc)) {
					id = this.parseIdent(false);
					if (this.canInsertSemicolon() || !this.eat(types$1.arrow)) this.unexpected();
					return this.parseArrowExpression(this.startNodeAt(startPos, startLoc), [id], true, forInit);
				}
			}
			return id;
		case types$1.regexp:
			var value = this.value;
			node = this.parseLiteral(value.value);
			node.regex = {
				pattern: value.pattern,
				flags: value.flags
			};
			return node;
		case types$1.num:
		case types$1.string: return this.parseLiteral(this.value);
		case types$1._null:
		case types$1._true:
		case types$1._false:
			node = this.startNode();
			node.value = this.type === types$1._null ? null : this.type === types$1._true;
			node.raw = this.type.keyword;
			this.next();
			return this.finishNode(node, "Literal");
		case types$1.parenL:
			var start = this.start, expr = this.parseParenAndDistinguishExpression(canBeArrow, forInit);
			if (refDestructuringErrors) {
				if (refDestructuringErrors.parenthesizedAssign < 0 && !this.isSimpleAssignTarget(expr)) refDestructuringErrors.parenthesizedAssign = start;
				if (refDestructuringErrors.parenthesizedBind < 0) refDestructuringErrors.parenthesizedBind = start;
			}
			return expr;
		case types$1.bracketL:
			node = this.startNode();
			this.next();
			node.elements = this.parseExprList(types$1.bracketR, true, true, refDestructuringErrors);
			return this.finishNode(node, "ArrayExpression");
		case types$1.braceL:
			this.overrideContext(types.b_expr);
			return this.parseObj(false, refDestructuringErrors);
		case types$1._function:
			node = this.startNode();
			this.next();
			return this.parseFunction(node, 0);
		case types$1._class: return this.parseClass(this.startNode(), false);
		case types$1._new: return this.parseNew();
		case types$1.backQuote: return this.parseTemplate();
		case types$1._import: if (this.options.ecmaVersion >= 11) return this.parseExprImport(forNew);
		else return this.unexpected();
		default: return this.parseExprAtomDefault();
	}
};
pp$5.parseExprAtomDefault = function() {
	this.unexpected();
};
pp$5.parseExprImport = function(forNew) {
	var node = this.startNode();
	if (this.containsEsc) this.raiseRecoverable(this.start, "Escape sequence in keyword import");
	this.next();
	if (this.type === types$1.parenL && !forNew) return this.parseDynamicImport(node);
	else if (this.type === types$1.dot) {
		var meta = this.startNodeAt(node.start, node.loc && node.loc.start);
		meta.name = "import";
		node.meta = this.finishNode(meta, "Identifier");
		return this.parseImportMeta(node);
	} else this.unexpected();
};
pp$5.parseDynamicImport = function(node) {
	this.next();
	node.source = this.parseMaybeAssign();
	if (this.options.ecmaVersion >= 16) {
		if (!this.eat(types$1.parenR)) {
			this.expect(types$1.comma);
			if (!this.afterTrailingComma(types$1.parenR)) {
				node.options = this.parseMaybeAssign();
				if (!this.eat(types$1.parenR)) {
					this.expect(types$1.comma);
					if (!this.afterTrailingComma(types$1.parenR)) this.unexpected();
				}
			} else node.options = null;
		} else node.options = null;
	} else if (!this.eat(types$1.parenR)) {
		var errorPos = this.start;
		if (this.eat(types$1.comma) && this.eat(types$1.parenR)) this.raiseRecoverable(errorPos, "Trailing comma is not allowed in import()");
		else this.unexpected(errorPos);
	}
	return this.finishNode(node, "ImportExpression");
};
pp$5.parseImportMeta = function(node) {
	this.next();
	var containsEsc = this.containsEsc;
	node.property = this.parseIdent(true);
	if (node.property.name !== "meta") this.raiseRecoverable(node.property.start, "The only valid meta property for import is 'import.meta'");
	if (containsEsc) this.raiseRecoverable(node.start, "'import.meta' must not contain escaped characters");
	if (this.options.sourceType !== "module" && !this.options.allowImportExportEverywhere) this.raiseRecoverable(node.start, "Cannot use 'import.meta' outside a module");
	return this.finishNode(node, "MetaProperty");
};
pp$5.parseLiteral = function(value) {
	var node = this.startNode();
	node.value = value;
	node.raw = this.input.slice(this.start, this.end);
	if (node.raw.charCodeAt(node.raw.length - 1) === 110) node.bigint = node.value != null ? node.value.toString() : node.raw.slice(0, -1).replace(/_/g, "");
	this.next();
	return this.finishNode(node, "Literal");
};
pp$5.parseParenExpression = function() {
	this.expect(types$1.parenL);
	var val = this.parseExpression();
	this.expect(types$1.parenR);
	return val;
};
pp$5.shouldParseArrow = function(exprList) {
	return !this.canInsertSemicolon();
};
pp$5.parseParenAndDistinguishExpression = function(canBeArrow, forInit) {
	var startPos = this.start, startLoc = this.startLoc, val, allowTrailingComma = this.options.ecmaVersion >= 8;
	if (this.options.ecmaVersion >= 6) {
		this.next();
		var innerStartPos = this.start, innerStartLoc = this.startLoc;
		var exprList = [], first = true, lastIsComma = false;
		var refDestructuringErrors = new DestructuringErrors$1(), oldYieldPos = this.yieldPos, oldAwaitPos = this.awaitPos, spreadStart;
		this.yieldPos = 0;
		this.awaitPos = 0;
		while (this.type !== types$1.parenR) {
			first ? first = false : this.expect(types$1.comma);
			if (allowTrailingComma && this.afterTrailingComma(types$1.parenR, true)) {
				lastIsComma = true;
				break;
			} else if (this.type === types$1.ellipsis) {
				spreadStart = this.start;
				exprList.push(this.parseParenItem(this.parseRestBinding()));
				if (this.type === types$1.comma) this.raiseRecoverable(this.start, "Comma is not permitted after the rest element");
				break;
			} else exprList.push(this.parseMaybeAssign(false, refDestructuringErrors, this.parseParenItem));
		}
		var innerEndPos = this.lastTokEnd, innerEndLoc = this.lastTokEndLoc;
		this.expect(types$1.parenR);
		if (canBeArrow && this.shouldParseArrow(exprList) && this.eat(types$1.arrow)) {
			this.checkPatternErrors(refDestructuringErrors, false);
			this.checkYieldAwaitInDefaultParams();
			this.yieldPos = oldYieldPos;
			this.awaitPos = oldAwaitPos;
			return this.parseParenArrowList(startPos, startLoc, exprList, forInit);
		}
		if (!exprList.length || lastIsComma) this.unexpected(this.lastTokStart);
		if (spreadStart) this.unexpected(spreadStart);
		this.checkExpressionErrors(refDestructuringErrors, true);
		this.yieldPos = oldYieldPos || this.yieldPos;
		this.awaitPos = oldAwaitPos || this.awaitPos;
		if (exprList.length > 1) {
			val = this.startNodeAt(innerStartPos, innerStartLoc);
			val.expressions = exprList;
			this.finishNodeAt(val, "SequenceExpression", innerEndPos, innerEndLoc);
		} else val = exprList[0];
	} else val = this.parseParenExpression();
	if (this.options.preserveParens) {
		var par = this.startNodeAt(startPos, startLoc);
		par.expression = val;
		return this.finishNode(par, "ParenthesizedExpression");
	} else return val;
};
pp$5.parseParenItem = function(item) {
	return item;
};
pp$5.parseParenArrowList = function(startPos, startLoc, exprList, forInit) {
	return this.parseArrowExpression(this.startNodeAt(startPos, startLoc), exprList, false, forInit);
};
var empty = [];
pp$5.parseNew = function() {
	if (this.containsEsc) this.raiseRecoverable(this.start, "Escape sequence in keyword new");
	var node = this.startNode();
	this.next();
	if (this.options.ecmaVersion >= 6 && this.type === types$1.dot) {
		var meta = this.startNodeAt(node.start, node.loc && node.loc.start);
		meta.name = "new";
		node.meta = this.finishNode(meta, "Identifier");
		this.next();
		var containsEsc = this.containsEsc;
		node.property = this.parseIdent(true);
		if (node.property.name !== "target") this.raiseRecoverable(node.property.start, "The only valid meta property for new is 'new.target'");
		if (containsEsc) this.raiseRecoverable(node.start, "'new.target' must not contain escaped characters");
		if (!this.allowNewDotTarget) this.raiseRecoverable(node.start, "'new.target' can only be used in functions and class static block");
		return this.finishNode(node, "MetaProperty");
	}
	var startPos = this.start, startLoc = this.startLoc;
	node.callee = this.parseSubscripts(this.parseExprAtom(null, false, true), startPos, startLoc, true, false);
	if (node.callee.type === "Super") this.raiseRecoverable(startPos, "Invalid use of 'super'");
	if (this.eat(types$1.parenL)) node.arguments = this.parseExprList(types$1.parenR, this.options.ecmaVersion >= 8, false);
	else node.arguments = empty;
	return this.finishNode(node, "NewExpression");
};
pp$5.parseTemplateElement = function(ref) {
	var isTagged = ref.isTagged;
	var elem = this.startNode();
	if (this.type === types$1.invalidTemplate) {
		if (!isTagged) this.raiseRecoverable(this.start, "Bad escape sequence in untagged template literal");
		elem.value = {
			raw: this.value.replace(/\r\n?/g, "\n"),
			cooked: null
		};
	} else elem.value = {
		raw: this.input.slice(this.start, this.end).replace(/\r\n?/g, "\n"),
		cooked: this.value
	};
	this.next();
	elem.tail = this.type === types$1.backQuote;
	return this.finishNode(elem, "TemplateElement");
};
pp$5.parseTemplate = function(ref) {
	if (ref === void 0) ref = {};
	var isTagged = ref.isTagged;
	if (isTagged === void 0) isTagged = false;
	var node = this.startNode();
	this.next();
	node.expressions = [];
	var curElt = this.parseTemplateElement({ isTagged });
	node.quasis = [curElt];
	while (!curElt.tail) {
		if (this.type === types$1.eof) this.raise(this.pos, "Unterminated template literal");
		this.expect(types$1.dollarBraceL);
		node.expressions.push(this.parseExpression());
		this.expect(types$1.braceR);
		node.quasis.push(curElt = this.parseTemplateElement({ isTagged }));
	}
	this.next();
	return this.finishNode(node, "TemplateLiteral");
};
pp$5.isAsyncProp = function(prop) {
	return !prop.computed && prop.key.type === "Identifier" && prop.key.name === "async" && (this.type === types$1.name || this.type === types$1.num || this.type === types$1.string || this.type === types$1.bracketL || this.type.keyword || this.options.ecmaVersion >= 9 && this.type === types$1.star) && !lineBreak.test(this.input.slice(this.lastTokEnd, this.start));
};
pp$5.parseObj = function(isPattern, refDestructuringErrors) {
	var node = this.startNode(), first = true, propHash = {};
	node.properties = [];
	this.next();
	while (!this.eat(types$1.braceR)) {
		if (!first) {
			this.expect(types$1.comma);
			if (this.options.ecmaVersion >= 5 && this.afterTrailingComma(types$1.braceR)) break;
		} else first = false;
		var prop = this.parseProperty(isPattern, refDestructuringErrors);
		if (!isPattern) this.checkPropClash(prop, propHash, refDestructuringErrors);
		node.properties.push(prop);
	}
	return this.finishNode(node, isPattern ? "ObjectPattern" : "ObjectExpression");
};
pp$5.parseProperty = function(isPattern, refDestructuringErrors) {
	var prop = this.startNode(), isGenerator, isAsync, startPos, startLoc;
	if (this.options.ecmaVersion >= 9 && this.eat(types$1.ellipsis)) {
		if (isPattern) {
			prop.argument = this.parseIdent(false);
			if (this.type === types$1.comma) this.raiseRecoverable(this.start, "Comma is not permitted after the rest element");
			return this.finishNode(prop, "RestElement");
		}
		prop.argument = this.parseMaybeAssign(false, refDestructuringErrors);
		if (this.type === types$1.comma && refDestructuringErrors && refDestructuringErrors.trailingComma < 0) refDestructuringErrors.trailingComma = this.start;
		return this.finishNode(prop, "SpreadElement");
	}
	if (this.options.ecmaVersion >= 6) {
		prop.method = false;
		prop.shorthand = false;
		if (isPattern || refDestructuringErrors) {
			startPos = this.start;
			startLoc = this.startLoc;
		}
		if (!isPattern) isGenerator = this.eat(types$1.star);
	}
	var containsEsc = this.containsEsc;
	this.parsePropertyName(prop);
	if (!isPattern && !containsEsc && this.options.ecmaVersion >= 8 && !isGenerator && this.isAsyncProp(prop)) {
		isAsync = true;
		isGenerator = this.options.ecmaVersion >= 9 && this.eat(types$1.star);
		this.parsePropertyName(prop);
	} else isAsync = false;
	this.parsePropertyValue(prop, isPattern, isGenerator, isAsync, startPos, startLoc, refDestructuringErrors, containsEsc);
	return this.finishNode(prop, "Property");
};
pp$5.parseGetterSetter = function(prop) {
	var kind = prop.key.name;
	this.parsePropertyName(prop);
	prop.value = this.parseMethod(false);
	prop.kind = kind;
	var paramCount = prop.kind === "get" ? 0 : 1;
	if (prop.value.params.length !== paramCount) {
		var start = prop.value.start;
		if (prop.kind === "get") this.raiseRecoverable(start, "getter should have no params");
		else this.raiseRecoverable(start, "setter should have exactly one param");
	} else if (prop.kind === "set" && prop.value.params[0].type === "RestElement") this.raiseRecoverable(prop.value.params[0].start, "Setter cannot use rest params");
};
pp$5.parsePropertyValue = function(prop, isPattern, isGenerator, isAsync, startPos, startLoc, refDestructuringErrors, containsEsc) {
	if ((isGenerator || isAsync) && this.type === types$1.colon) this.unexpected();
	if (this.eat(types$1.colon)) {
		prop.value = isPattern ? this.parseMaybeDefault(this.start, this.startLoc) : this.parseMaybeAssign(false, refDestructuringErrors);
		prop.kind = "init";
	} else if (this.options.ecmaVersion >= 6 && this.type === types$1.parenL) {
		if (isPattern) this.unexpected();
		prop.method = true;
		prop.value = this.parseMethod(isGenerator, isAsync);
		prop.kind = "init";
	} else if (!isPattern && !containsEsc && this.options.ecmaVersion >= 5 && !prop.computed && prop.key.type === "Identifier" && (prop.key.name === "get" || prop.key.name === "set") && this.type !== types$1.comma && this.type !== types$1.braceR && this.type !== types$1.eq) {
		if (isGenerator || isAsync) this.unexpected();
		this.parseGetterSetter(prop);
	} else if (this.options.ecmaVersion >= 6 && !prop.computed && prop.key.type === "Identifier") {
		if (isGenerator || isAsync) this.unexpected();
		this.checkUnreserved(prop.key);
		if (prop.key.name === "await" && !this.awaitIdentPos) this.awaitIdentPos = startPos;
		if (isPattern) prop.value = this.parseMaybeDefault(startPos, startLoc, this.copyNode(prop.key));
		else if (this.type === types$1.eq && refDestructuringErrors) {
			if (refDestructuringErrors.shorthandAssign < 0) refDestructuringErrors.shorthandAssign = this.start;
			prop.value = this.parseMaybeDefault(startPos, startLoc, this.copyNode(prop.key));
		} else prop.value = this.copyNode(prop.key);
		prop.kind = "init";
		prop.shorthand = true;
	} else this.unexpected();
};
pp$5.parsePropertyName = function(prop) {
	if (this.options.ecmaVersion >= 6) {
		if (this.eat(types$1.bracketL)) {
			prop.computed = true;
			prop.key = this.parseMaybeAssign();
			this.expect(types$1.bracketR);
			return prop.key;
		} else prop.computed = false;
	}
	return prop.key = this.type === types$1.num || this.type === types$1.string ? this.parseExprAtom() : this.parseIdent(this.options.allowReserved !== "never");
};
pp$5.initFunction = function(node) {
	node.id = null;
	if (this.options.ecmaVersion >= 6) node.generator = node.expression = false;
	if (this.options.ecmaVersion >= 8) node.async = false;
};
pp$5.parseMethod = function(isGenerator, isAsync, allowDirectSuper) {
	var node = this.startNode(), oldYieldPos = this.yieldPos, oldAwaitPos = this.awaitPos, oldAwaitIdentPos = this.awaitIdentPos;
	this.initFunction(node);
	if (this.options.ecmaVersion >= 6) node.generator = isGenerator;
	if (this.options.ecmaVersion >= 8) node.async = !!isAsync;
	this.yieldPos = 0;
	this.awaitPos = 0;
	this.awaitIdentPos = 0;
	this.enterScope(functionFlags$1(isAsync, node.generator) | SCOPE_SUPER | (allowDirectSuper ? SCOPE_DIRECT_SUPER : 0));
	this.expect(types$1.parenL);
	node.params = this.parseBindingList(types$1.parenR, false, this.options.ecmaVersion >= 8);
	this.checkYieldAwaitInDefaultParams();
	this.parseFunctionBody(node, false, true, false);
	this.yieldPos = oldYieldPos;
	this.awaitPos = oldAwaitPos;
	this.awaitIdentPos = oldAwaitIdentPos;
	return this.finishNode(node, "FunctionExpression");
};
pp$5.parseArrowExpression = function(node, params, isAsync, forInit) {
	var oldYieldPos = this.yieldPos, oldAwaitPos = this.awaitPos, oldAwaitIdentPos = this.awaitIdentPos;
	this.enterScope(functionFlags$1(isAsync, false) | SCOPE_ARROW);
	this.initFunction(node);
	if (this.options.ecmaVersion >= 8) node.async = !!isAsync;
	this.yieldPos = 0;
	this.awaitPos = 0;
	this.awaitIdentPos = 0;
	node.params = this.toAssignableList(params, true);
	this.parseFunctionBody(node, true, false, forInit);
	this.yieldPos = oldYieldPos;
	this.awaitPos = oldAwaitPos;
	this.awaitIdentPos = oldAwaitIdentPos;
	return this.finishNode(node, "ArrowFunctionExpression");
};
pp$5.parseFunctionBody = function(node, isArrowFunction, isMethod, forInit) {
	var isExpression = isArrowFunction && this.type !== types$1.braceL;
	var oldStrict = this.strict, useStrict = false;
	if (isExpression) {
		node.body = this.parseMaybeAssign(forInit);
		node.expression = true;
		this.checkParams(node, false);
	} else {
		var nonSimple = this.options.ecmaVersion >= 7 && !this.isSimpleParamList(node.params);
		if (!oldStrict || nonSimple) {
			useStrict = this.strictDirective(this.end);
			if (useStrict && nonSimple) this.raiseRecoverable(node.start, "Illegal 'use strict' directive in function with non-simple parameter list");
		}
		var oldLabels = this.labels;
		this.labels = [];
		if (useStrict) this.strict = true;
		this.checkParams(node, !oldStrict && !useStrict && !isArrowFunction && !isMethod && this.isSimpleParamList(node.params));
		if (this.strict && node.id) this.checkLValSimple(node.id, BIND_OUTSIDE);
		node.body = this.parseBlock(false, void 0, useStrict && !oldStrict);
		node.expression = false;
		this.adaptDirectivePrologue(node.body.body);
		this.labels = oldLabels;
	}
	this.exitScope();
};
pp$5.isSimpleParamList = function(params) {
	for (var i = 0, list = params; i < list.length; i += 1) if (list[i].type !== "Identifier") return false;
	return true;
};
pp$5.checkParams = function(node, allowDuplicates) {
	var nameHash = Object.create(null);
	for (var i = 0, list = node.params; i < list.length; i += 1) {
		var param = list[i];
		this.checkLValInnerPattern(param, BIND_VAR, allowDuplicates ? null : nameHash);
	}
};
pp$5.parseExprList = function(close, allowTrailingComma, allowEmpty, refDestructuringErrors) {
	var elts = [], first = true;
	while (!this.eat(close)) {
		if (!first) {
			this.expect(types$1.comma);
			if (allowTrailingComma && this.afterTrailingComma(close)) break;
		} else first = false;
		var elt = void 0;
		if (allowEmpty && this.type === types$1.comma) elt = null;
		else if (this.type === types$1.ellipsis) {
			elt = this.parseSpread(refDestructuringErrors);
			if (refDestructuringErrors && this.type === types$1.comma && refDestructuringErrors.trailingComma < 0) refDestructuringErrors.trailingComma = this.start;
		} else elt = this.parseMaybeAssign(false, refDestructuringErrors);
		elts.push(elt);
	}
	return elts;
};
pp$5.checkUnreserved = function(ref) {
	var start = ref.start;
	var end = ref.end;
	var name = ref.name;
	if (this.inGenerator && name === "yield") this.raiseRecoverable(start, "Cannot use 'yield' as identifier inside a generator");
	if (this.inAsync && name === "await") this.raiseRecoverable(start, "Cannot use 'await' as identifier inside an async function");
	if (!(this.currentThisScope().flags & SCOPE_VAR) && name === "arguments") this.raiseRecoverable(start, "Cannot use 'arguments' in class field initializer");
	if (this.inClassStaticBlock && (name === "arguments" || name === "await")) this.raise(start, "Cannot use " + name + " in class static initialization block");
	if (this.keywords.test(name)) this.raise(start, "Unexpected keyword '" + name + "'");
	if (this.options.ecmaVersion < 6 && this.input.slice(start, end).indexOf("\\") !== -1) return;
	if ((this.strict ? this.reservedWordsStrict : this.reservedWords).test(name)) {
		if (!this.inAsync && name === "await") this.raiseRecoverable(start, "Cannot use keyword 'await' outside an async function");
		this.raiseRecoverable(start, "The keyword '" + name + "' is reserved");
	}
};
pp$5.parseIdent = function(liberal) {
	var node = this.parseIdentNode();
	this.next(!!liberal);
	this.finishNode(node, "Identifier");
	if (!liberal) {
		this.checkUnreserved(node);
		if (node.name === "await" && !this.awaitIdentPos) this.awaitIdentPos = node.start;
	}
	return node;
};
pp$5.parseIdentNode = function() {
	var node = this.startNode();
	if (this.type === types$1.name) node.name = this.value;
	else if (this.type.keyword) {
		node.name = this.type.keyword;
		if ((node.name === "class" || node.name === "function") && (this.lastTokEnd !== this.lastTokStart + 1 || this.input.charCodeAt(this.lastTokStart) !== 46)) this.context.pop();
		this.type = types$1.name;
	} else this.unexpected();
	return node;
};
pp$5.parsePrivateIdent = function() {
	var node = this.startNode();
	if (this.type === types$1.privateId) node.name = this.value;
	else this.unexpected();
	this.next();
	this.finishNode(node, "PrivateIdentifier");
	if (this.options.checkPrivateFields) {
		if (this.privateNameStack.length === 0) this.raise(node.start, "Private field '#" + node.name + "' must be declared in an enclosing class");
		else this.privateNameStack[this.privateNameStack.length - 1].used.push(node);
	}
	return node;
};
pp$5.parseYield = function(forInit) {
	if (!this.yieldPos) this.yieldPos = this.start;
	var node = this.startNode();
	this.next();
	if (this.type === types$1.semi || this.canInsertSemicolon() || this.type !== types$1.star && !this.type.startsExpr) {
		node.delegate = false;
		node.argument = null;
	} else {
		node.delegate = this.eat(types$1.star);
		node.argument = this.parseMaybeAssign(forInit);
	}
	return this.finishNode(node, "YieldExpression");
};
pp$5.parseAwait = function(forInit) {
	if (!this.awaitPos) this.awaitPos = this.start;
	var node = this.startNode();
	this.next();
	node.argument = this.parseMaybeUnary(null, true, false, forInit);
	return this.finishNode(node, "AwaitExpression");
};
var pp$4 = Parser.prototype;
pp$4.raise = function(pos, message) {
	var loc = getLineInfo(this.input, pos);
	message += " (" + loc.line + ":" + loc.column + ")";
	if (this.sourceFile) message += " in " + this.sourceFile;
	var err = new SyntaxError(message);
	err.pos = pos;
	err.loc = loc;
	err.raisedAt = this.pos;
	throw err;
};
pp$4.raiseRecoverable = pp$4.raise;
pp$4.curPosition = function() {
	if (this.options.locations) return new Position(this.curLine, this.pos - this.lineStart);
};
var pp$3 = Parser.prototype;
var Scope = function Scope(flags) {
	this.flags = flags;
	this.var = [];
	this.lexical = [];
	this.functions = [];
};
pp$3.enterScope = function(flags) {
	this.scopeStack.push(new Scope(flags));
};
pp$3.exitScope = function() {
	this.scopeStack.pop();
};
pp$3.treatFunctionsAsVarInScope = function(scope) {
	return scope.flags & SCOPE_FUNCTION || !this.inModule && scope.flags & SCOPE_TOP;
};
pp$3.declareName = function(name, bindingType, pos) {
	var redeclared = false;
	if (bindingType === BIND_LEXICAL) {
		var scope = this.currentScope();
		redeclared = scope.lexical.indexOf(name) > -1 || scope.functions.indexOf(name) > -1 || scope.var.indexOf(name) > -1;
		scope.lexical.push(name);
		if (this.inModule && scope.flags & SCOPE_TOP) delete this.undefinedExports[name];
	} else if (bindingType === BIND_SIMPLE_CATCH) this.currentScope().lexical.push(name);
	else if (bindingType === BIND_FUNCTION) {
		var scope$2 = this.currentScope();
		if (this.treatFunctionsAsVar) redeclared = scope$2.lexical.indexOf(name) > -1;
		else redeclared = scope$2.lexical.indexOf(name) > -1 || scope$2.var.indexOf(name) > -1;
		scope$2.functions.push(name);
	} else for (var i = this.scopeStack.length - 1; i >= 0; --i) {
		var scope$3 = this.scopeStack[i];
		if (scope$3.lexical.indexOf(name) > -1 && !(scope$3.flags & SCOPE_SIMPLE_CATCH && scope$3.lexical[0] === name) || !this.treatFunctionsAsVarInScope(scope$3) && scope$3.functions.indexOf(name) > -1) {
			redeclared = true;
			break;
		}
		scope$3.var.push(name);
		if (this.inModule && scope$3.flags & SCOPE_TOP) delete this.undefinedExports[name];
		if (scope$3.flags & SCOPE_VAR) break;
	}
	if (redeclared) this.raiseRecoverable(pos, "Identifier '" + name + "' has already been declared");
};
pp$3.checkLocalExport = function(id) {
	if (this.scopeStack[0].lexical.indexOf(id.name) === -1 && this.scopeStack[0].var.indexOf(id.name) === -1) this.undefinedExports[id.name] = id;
};
pp$3.currentScope = function() {
	return this.scopeStack[this.scopeStack.length - 1];
};
pp$3.currentVarScope = function() {
	for (var i = this.scopeStack.length - 1;; i--) {
		var scope = this.scopeStack[i];
		if (scope.flags & (SCOPE_VAR | SCOPE_CLASS_FIELD_INIT | SCOPE_CLASS_STATIC_BLOCK)) return scope;
	}
};
pp$3.currentThisScope = function() {
	for (var i = this.scopeStack.length - 1;; i--) {
		var scope = this.scopeStack[i];
		if (scope.flags & (SCOPE_VAR | SCOPE_CLASS_FIELD_INIT | SCOPE_CLASS_STATIC_BLOCK) && !(scope.flags & SCOPE_ARROW)) return scope;
	}
};
var Node = function Node(parser, pos, loc) {
	this.type = "";
	this.start = pos;
	this.end = 0;
	if (parser.options.locations) this.loc = new SourceLocation(parser, loc);
	if (parser.options.directSourceFile) this.sourceFile = parser.options.directSourceFile;
	if (parser.options.ranges) this.range = [pos, 0];
};
var pp$2 = Parser.prototype;
pp$2.startNode = function() {
	return new Node(this, this.start, this.startLoc);
};
pp$2.startNodeAt = function(pos, loc) {
	return new Node(this, pos, loc);
};
function finishNodeAt(node, type, pos, loc) {
	node.type = type;
	node.end = pos;
	if (this.options.locations) node.loc.end = loc;
	if (this.options.ranges) node.range[1] = pos;
	return node;
}
pp$2.finishNode = function(node, type) {
	return finishNodeAt.call(this, node, type, this.lastTokEnd, this.lastTokEndLoc);
};
pp$2.finishNodeAt = function(node, type, pos, loc) {
	return finishNodeAt.call(this, node, type, pos, loc);
};
pp$2.copyNode = function(node) {
	var newNode = new Node(this, node.start, this.startLoc);
	for (var prop in node) newNode[prop] = node[prop];
	return newNode;
};
var scriptValuesAddedInUnicode = "Berf Beria_Erfe Gara Garay Gukh Gurung_Khema Hrkt Katakana_Or_Hiragana Kawi Kirat_Rai Krai Nag_Mundari Nagm Ol_Onal Onao Sidetic Sidt Sunu Sunuwar Tai_Yo Tayo Todhri Todr Tolong_Siki Tols Tulu_Tigalari Tutg Unknown Zzzz";
var ecma9BinaryProperties = "ASCII ASCII_Hex_Digit AHex Alphabetic Alpha Any Assigned Bidi_Control Bidi_C Bidi_Mirrored Bidi_M Case_Ignorable CI Cased Changes_When_Casefolded CWCF Changes_When_Casemapped CWCM Changes_When_Lowercased CWL Changes_When_NFKC_Casefolded CWKCF Changes_When_Titlecased CWT Changes_When_Uppercased CWU Dash Default_Ignorable_Code_Point DI Deprecated Dep Diacritic Dia Emoji Emoji_Component Emoji_Modifier Emoji_Modifier_Base Emoji_Presentation Extender Ext Grapheme_Base Gr_Base Grapheme_Extend Gr_Ext Hex_Digit Hex IDS_Binary_Operator IDSB IDS_Trinary_Operator IDST ID_Continue IDC ID_Start IDS Ideographic Ideo Join_Control Join_C Logical_Order_Exception LOE Lowercase Lower Math Noncharacter_Code_Point NChar Pattern_Syntax Pat_Syn Pattern_White_Space Pat_WS Quotation_Mark QMark Radical Regional_Indicator RI Sentence_Terminal STerm Soft_Dotted SD Terminal_Punctuation Term Unified_Ideograph UIdeo Uppercase Upper Variation_Selector VS White_Space space XID_Continue XIDC XID_Start XIDS";
var ecma10BinaryProperties = ecma9BinaryProperties + " Extended_Pictographic";
var ecma11BinaryProperties = ecma10BinaryProperties;
var ecma12BinaryProperties = ecma11BinaryProperties + " EBase EComp EMod EPres ExtPict";
var ecma13BinaryProperties = ecma12BinaryProperties;
var unicodeBinaryProperties = {
	9: ecma9BinaryProperties,
	10: ecma10BinaryProperties,
	11: ecma11BinaryProperties,
	12: ecma12BinaryProperties,
	13: ecma13BinaryProperties,
	14: ecma13BinaryProperties
};
var unicodeBinaryPropertiesOfStrings = {
	9: "",
	10: "",
	11: "",
	12: "",
	13: "",
	14: "Basic_Emoji Emoji_Keycap_Sequence RGI_Emoji_Modifier_Sequence RGI_Emoji_Flag_Sequence RGI_Emoji_Tag_Sequence RGI_Emoji_ZWJ_Sequence RGI_Emoji"
};
var unicodeGeneralCategoryValues = "Cased_Letter LC Close_Punctuation Pe Connector_Punctuation Pc Control Cc cntrl Currency_Symbol Sc Dash_Punctuation Pd Decimal_Number Nd digit Enclosing_Mark Me Final_Punctuation Pf Format Cf Initial_Punctuation Pi Letter L Letter_Number Nl Line_Separator Zl Lowercase_Letter Ll Mark M Combining_Mark Math_Symbol Sm Modifier_Letter Lm Modifier_Symbol Sk Nonspacing_Mark Mn Number N Open_Punctuation Ps Other C Other_Letter Lo Other_Number No Other_Punctuation Po Other_Symbol So Paragraph_Separator Zp Private_Use Co Punctuation P punct Separator Z Space_Separator Zs Spacing_Mark Mc Surrogate Cs Symbol S Titlecase_Letter Lt Unassigned Cn Uppercase_Letter Lu";
var ecma9ScriptValues = "Adlam Adlm Ahom Anatolian_Hieroglyphs Hluw Arabic Arab Armenian Armn Avestan Avst Balinese Bali Bamum Bamu Bassa_Vah Bass Batak Batk Bengali Beng Bhaiksuki Bhks Bopomofo Bopo Brahmi Brah Braille Brai Buginese Bugi Buhid Buhd Canadian_Aboriginal Cans Carian Cari Caucasian_Albanian Aghb Chakma Cakm Cham Cham Cherokee Cher Common Zyyy Coptic Copt Qaac Cuneiform Xsux Cypriot Cprt Cyrillic Cyrl Deseret Dsrt Devanagari Deva Duployan Dupl Egyptian_Hieroglyphs Egyp Elbasan Elba Ethiopic Ethi Georgian Geor Glagolitic Glag Gothic Goth Grantha Gran Greek Grek Gujarati Gujr Gurmukhi Guru Han Hani Hangul Hang Hanunoo Hano Hatran Hatr Hebrew Hebr Hiragana Hira Imperial_Aramaic Armi Inherited Zinh Qaai Inscriptional_Pahlavi Phli Inscriptional_Parthian Prti Javanese Java Kaithi Kthi Kannada Knda Katakana Kana Kayah_Li Kali Kharoshthi Khar Khmer Khmr Khojki Khoj Khudawadi Sind Lao Laoo Latin Latn Lepcha Lepc Limbu Limb Linear_A Lina Linear_B Linb Lisu Lisu Lycian Lyci Lydian Lydi Mahajani Mahj Malayalam Mlym Mandaic Mand Manichaean Mani Marchen Marc Masaram_Gondi Gonm Meetei_Mayek Mtei Mende_Kikakui Mend Meroitic_Cursive Merc Meroitic_Hieroglyphs Mero Miao Plrd Modi Mongolian Mong Mro Mroo Multani Mult Myanmar Mymr Nabataean Nbat New_Tai_Lue Talu Newa Newa Nko Nkoo Nushu Nshu Ogham Ogam Ol_Chiki Olck Old_Hungarian Hung Old_Italic Ital Old_North_Arabian Narb Old_Permic Perm Old_Persian Xpeo Old_South_Arabian Sarb Old_Turkic Orkh Oriya Orya Osage Osge Osmanya Osma Pahawh_Hmong Hmng Palmyrene Palm Pau_Cin_Hau Pauc Phags_Pa Phag Phoenician Phnx Psalter_Pahlavi Phlp Rejang Rjng Runic Runr Samaritan Samr Saurashtra Saur Sharada Shrd Shavian Shaw Siddham Sidd SignWriting Sgnw Sinhala Sinh Sora_Sompeng Sora Soyombo Soyo Sundanese Sund Syloti_Nagri Sylo Syriac Syrc Tagalog Tglg Tagbanwa Tagb Tai_Le Tale Tai_Tham Lana Tai_Viet Tavt Takri Takr Tamil Taml Tangut Tang Telugu Telu Thaana Thaa Thai Thai Tibetan Tibt Tifinagh Tfng Tirhuta Tirh Ugaritic Ugar Vai Vaii Warang_Citi Wara Yi Yiii Zanabazar_Square Zanb";
var ecma10ScriptValues = ecma9ScriptValues + " Dogra Dogr Gunjala_Gondi Gong Hanifi_Rohingya Rohg Makasar Maka Medefaidrin Medf Old_Sogdian Sogo Sogdian Sogd";
var ecma11ScriptValues = ecma10ScriptValues + " Elymaic Elym Nandinagari Nand Nyiakeng_Puachue_Hmong Hmnp Wancho Wcho";
var ecma12ScriptValues = ecma11ScriptValues + " Chorasmian Chrs Diak Dives_Akuru Khitan_Small_Script Kits Yezi Yezidi";
var ecma13ScriptValues = ecma12ScriptValues + " Cypro_Minoan Cpmn Old_Uyghur Ougr Tangsa Tnsa Toto Vithkuqi Vith";
var unicodeScriptValues = {
	9: ecma9ScriptValues,
	10: ecma10ScriptValues,
	11: ecma11ScriptValues,
	12: ecma12ScriptValues,
	13: ecma13ScriptValues,
	14: ecma13ScriptValues + " " + scriptValuesAddedInUnicode
};
var data = {};
function buildUnicodeData(ecmaVersion) {
	var d = data[ecmaVersion] = {
		binary: wordsRegexp(unicodeBinaryProperties[ecmaVersion] + " " + unicodeGeneralCategoryValues),
		binaryOfStrings: wordsRegexp(unicodeBinaryPropertiesOfStrings[ecmaVersion]),
		nonBinary: {
			General_Category: wordsRegexp(unicodeGeneralCategoryValues),
			Script: wordsRegexp(unicodeScriptValues[ecmaVersion])
		}
	};
	d.nonBinary.Script_Extensions = d.nonBinary.Script;
	d.nonBinary.gc = d.nonBinary.General_Category;
	d.nonBinary.sc = d.nonBinary.Script;
	d.nonBinary.scx = d.nonBinary.Script_Extensions;
}
for (var i = 0, list = [
	9,
	10,
	11,
	12,
	13,
	14
]; i < list.length; i += 1) {
	var ecmaVersion = list[i];
	buildUnicodeData(ecmaVersion);
}
var pp$1 = Parser.prototype;
var BranchID = function BranchID(parent, base) {
	this.parent = parent;
	this.base = base || this;
};
BranchID.prototype.separatedFrom = function separatedFrom(alt) {
	for (var self = this; self; self = self.parent) for (var other = alt; other; other = other.parent) if (self.base === other.base && self !== other) return true;
	return false;
};
BranchID.prototype.sibling = function sibling() {
	return new BranchID(this.parent, this.base);
};
var RegExpValidationState = function RegExpValidationState(parser) {
	this.parser = parser;
	this.validFlags = "gim" + (parser.options.ecmaVersion >= 6 ? "uy" : "") + (parser.options.ecmaVersion >= 9 ? "s" : "") + (parser.options.ecmaVersion >= 13 ? "d" : "") + (parser.options.ecmaVersion >= 15 ? "v" : "");
	this.unicodeProperties = data[parser.options.ecmaVersion >= 14 ? 14 : parser.options.ecmaVersion];
	this.source = "";
	this.flags = "";
	this.start = 0;
	this.switchU = false;
	this.switchV = false;
	this.switchN = false;
	this.pos = 0;
	this.lastIntValue = 0;
	this.lastStringValue = "";
	this.lastAssertionIsQuantifiable = false;
	this.numCapturingParens = 0;
	this.maxBackReference = 0;
	this.groupNames = Object.create(null);
	this.backReferenceNames = [];
	this.branchID = null;
};
RegExpValidationState.prototype.reset = function reset(start, pattern, flags) {
	var unicodeSets = flags.indexOf("v") !== -1;
	var unicode = flags.indexOf("u") !== -1;
	this.start = start | 0;
	this.source = pattern + "";
	this.flags = flags;
	if (unicodeSets && this.parser.options.ecmaVersion >= 15) {
		this.switchU = true;
		this.switchV = true;
		this.switchN = true;
	} else {
		this.switchU = unicode && this.parser.options.ecmaVersion >= 6;
		this.switchV = false;
		this.switchN = unicode && this.parser.options.ecmaVersion >= 9;
	}
};
RegExpValidationState.prototype.raise = function raise(message) {
	this.parser.raiseRecoverable(this.start, "Invalid regular expression: /" + this.source + "/: " + message);
};
RegExpValidationState.prototype.at = function at(i, forceU) {
	if (forceU === void 0) forceU = false;
	var s = this.source;
	var l = s.length;
	if (i >= l) return -1;
	var c = s.charCodeAt(i);
	if (!(forceU || this.switchU) || c <= 55295 || c >= 57344 || i + 1 >= l) return c;
	var next = s.charCodeAt(i + 1);
	return next >= 56320 && next <= 57343 ? (c << 10) + next - 56613888 : c;
};
RegExpValidationState.prototype.nextIndex = function nextIndex(i, forceU) {
	if (forceU === void 0) forceU = false;
	var s = this.source;
	var l = s.length;
	if (i >= l) return l;
	var c = s.charCodeAt(i), next;
	if (!(forceU || this.switchU) || c <= 55295 || c >= 57344 || i + 1 >= l || (next = s.charCodeAt(i + 1)) < 56320 || next > 57343) return i + 1;
	return i + 2;
};
RegExpValidationState.prototype.current = function current(forceU) {
	if (forceU === void 0) forceU = false;
	return this.at(this.pos, forceU);
};
RegExpValidationState.prototype.lookahead = function lookahead(forceU) {
	if (forceU === void 0) forceU = false;
	return this.at(this.nextIndex(this.pos, forceU), forceU);
};
RegExpValidationState.prototype.advance = function advance(forceU) {
	if (forceU === void 0) forceU = false;
	this.pos = this.nextIndex(this.pos, forceU);
};
RegExpValidationState.prototype.eat = function eat(ch, forceU) {
	if (forceU === void 0) forceU = false;
	if (this.current(forceU) === ch) {
		this.advance(forceU);
		return true;
	}
	return false;
};
RegExpValidationState.prototype.eatChars = function eatChars(chs, forceU) {
	if (forceU === void 0) forceU = false;
	var pos = this.pos;
	for (var i = 0, list = chs; i < list.length; i += 1) {
		var ch = list[i];
		var current = this.at(pos, forceU);
		if (current === -1 || current !== ch) return false;
		pos = this.nextIndex(pos, forceU);
	}
	this.pos = pos;
	return true;
};
pp$1.validateRegExpFlags = function(state) {
	var validFlags = state.validFlags;
	var flags = state.flags;
	var u = false;
	var v = false;
	for (var i = 0; i < flags.length; i++) {
		var flag = flags.charAt(i);
		if (validFlags.indexOf(flag) === -1) this.raise(state.start, "Invalid regular expression flag");
		if (flags.indexOf(flag, i + 1) > -1) this.raise(state.start, "Duplicate regular expression flag");
		if (flag === "u") u = true;
		if (flag === "v") v = true;
	}
	if (this.options.ecmaVersion >= 15 && u && v) this.raise(state.start, "Invalid regular expression flag");
};
function hasProp(obj) {
	for (var _ in obj) return true;
	return false;
}
pp$1.validateRegExpPattern = function(state) {
	this.regexp_pattern(state);
	if (!state.switchN && this.options.ecmaVersion >= 9 && hasProp(state.groupNames)) {
		state.switchN = true;
		this.regexp_pattern(state);
	}
};
pp$1.regexp_pattern = function(state) {
	state.pos = 0;
	state.lastIntValue = 0;
	state.lastStringValue = "";
	state.lastAssertionIsQuantifiable = false;
	state.numCapturingParens = 0;
	state.maxBackReference = 0;
	state.groupNames = Object.create(null);
	state.backReferenceNames.length = 0;
	state.branchID = null;
	this.regexp_disjunction(state);
	if (state.pos !== state.source.length) {
		if (state.eat(41)) state.raise("Unmatched ')'");
		if (state.eat(93) || state.eat(125)) state.raise("Lone quantifier brackets");
	}
	if (state.maxBackReference > state.numCapturingParens) state.raise("Invalid escape");
	for (var i = 0, list = state.backReferenceNames; i < list.length; i += 1) {
		var name = list[i];
		if (!state.groupNames[name]) state.raise("Invalid named capture referenced");
	}
};
pp$1.regexp_disjunction = function(state) {
	var trackDisjunction = this.options.ecmaVersion >= 16;
	if (trackDisjunction) state.branchID = new BranchID(state.branchID, null);
	this.regexp_alternative(state);
	while (state.eat(124)) {
		if (trackDisjunction) state.branchID = state.branchID.sibling();
		this.regexp_alternative(state);
	}
	if (trackDisjunction) state.branchID = state.branchID.parent;
	if (this.regexp_eatQuantifier(state, true)) state.raise("Nothing to repeat");
	if (state.eat(123)) state.raise("Lone quantifier brackets");
};
pp$1.regexp_alternative = function(state) {
	while (state.pos < state.source.length && this.regexp_eatTerm(state));
};
pp$1.regexp_eatTerm = function(state) {
	if (this.regexp_eatAssertion(state)) {
		if (state.lastAssertionIsQuantifiable && this.regexp_eatQuantifier(state)) {
			if (state.switchU) state.raise("Invalid quantifier");
		}
		return true;
	}
	if (state.switchU ? this.regexp_eatAtom(state) : this.regexp_eatExtendedAtom(state)) {
		this.regexp_eatQuantifier(state);
		return true;
	}
	return false;
};
pp$1.regexp_eatAssertion = function(state) {
	var start = state.pos;
	state.lastAssertionIsQuantifiable = false;
	if (state.eat(94) || state.eat(36)) return true;
	if (state.eat(92)) {
		if (state.eat(66) || state.eat(98)) return true;
		state.pos = start;
	}
	if (state.eat(40) && state.eat(63)) {
		var lookbehind = false;
		if (this.options.ecmaVersion >= 9) lookbehind = state.eat(60);
		if (state.eat(61) || state.eat(33)) {
			this.regexp_disjunction(state);
			if (!state.eat(41)) state.raise("Unterminated group");
			state.lastAssertionIsQuantifiable = !lookbehind;
			return true;
		}
	}
	state.pos = start;
	return false;
};
pp$1.regexp_eatQuantifier = function(state, noError) {
	if (noError === void 0) noError = false;
	if (this.regexp_eatQuantifierPrefix(state, noError)) {
		state.eat(63);
		return true;
	}
	return false;
};
pp$1.regexp_eatQuantifierPrefix = function(state, noError) {
	return state.eat(42) || state.eat(43) || state.eat(63) || this.regexp_eatBracedQuantifier(state, noError);
};
pp$1.regexp_eatBracedQuantifier = function(state, noError) {
	var start = state.pos;
	if (state.eat(123)) {
		var min = 0, max = -1;
		if (this.regexp_eatDecimalDigits(state)) {
			min = state.lastIntValue;
			if (state.eat(44) && this.regexp_eatDecimalDigits(state)) max = state.lastIntValue;
			if (state.eat(125)) {
				if (max !== -1 && max < min && !noError) state.raise("numbers out of order in {} quantifier");
				return true;
			}
		}
		if (state.switchU && !noError) state.raise("Incomplete quantifier");
		state.pos = start;
	}
	return false;
};
pp$1.regexp_eatAtom = function(state) {
	return this.regexp_eatPatternCharacters(state) || state.eat(46) || this.regexp_eatReverseSolidusAtomEscape(state) || this.regexp_eatCharacterClass(state) || this.regexp_eatUncapturingGroup(state) || this.regexp_eatCapturingGroup(state);
};
pp$1.regexp_eatReverseSolidusAtomEscape = function(state) {
	var start = state.pos;
	if (state.eat(92)) {
		if (this.regexp_eatAtomEscape(state)) return true;
		state.pos = start;
	}
	return false;
};
pp$1.regexp_eatUncapturingGroup = function(state) {
	var start = state.pos;
	if (state.eat(40)) {
		if (state.eat(63)) {
			if (this.options.ecmaVersion >= 16) {
				var addModifiers = this.regexp_eatModifiers(state);
				var hasHyphen = state.eat(45);
				if (addModifiers || hasHyphen) {
					for (var i = 0; i < addModifiers.length; i++) {
						var modifier = addModifiers.charAt(i);
						if (addModifiers.indexOf(modifier, i + 1) > -1) state.raise("Duplicate regular expression modifiers");
					}
					if (hasHyphen) {
						var removeModifiers = this.regexp_eatModifiers(state);
						if (!addModifiers && !removeModifiers && state.current() === 58) state.raise("Invalid regular expression modifiers");
						for (var i$1 = 0; i$1 < removeModifiers.length; i$1++) {
							var modifier$1 = removeModifiers.charAt(i$1);
							if (removeModifiers.indexOf(modifier$1, i$1 + 1) > -1 || addModifiers.indexOf(modifier$1) > -1) state.raise("Duplicate regular expression modifiers");
						}
					}
				}
			}
			if (state.eat(58)) {
				this.regexp_disjunction(state);
				if (state.eat(41)) return true;
				state.raise("Unterminated group");
			}
		}
		state.pos = start;
	}
	return false;
};
pp$1.regexp_eatCapturingGroup = function(state) {
	if (state.eat(40)) {
		if (this.options.ecmaVersion >= 9) this.regexp_groupSpecifier(state);
		else if (state.current() === 63) state.raise("Invalid group");
		this.regexp_disjunction(state);
		if (state.eat(41)) {
			state.numCapturingParens += 1;
			return true;
		}
		state.raise("Unterminated group");
	}
	return false;
};
pp$1.regexp_eatModifiers = function(state) {
	var modifiers = "";
	var ch = 0;
	while ((ch = state.current()) !== -1 && isRegularExpressionModifier(ch)) {
		modifiers += codePointToString(ch);
		state.advance();
	}
	return modifiers;
};
function isRegularExpressionModifier(ch) {
	return ch === 105 || ch === 109 || ch === 115;
}
pp$1.regexp_eatExtendedAtom = function(state) {
	return state.eat(46) || this.regexp_eatReverseSolidusAtomEscape(state) || this.regexp_eatCharacterClass(state) || this.regexp_eatUncapturingGroup(state) || this.regexp_eatCapturingGroup(state) || this.regexp_eatInvalidBracedQuantifier(state) || this.regexp_eatExtendedPatternCharacter(state);
};
pp$1.regexp_eatInvalidBracedQuantifier = function(state) {
	if (this.regexp_eatBracedQuantifier(state, true)) state.raise("Nothing to repeat");
	return false;
};
pp$1.regexp_eatSyntaxCharacter = function(state) {
	var ch = state.current();
	if (isSyntaxCharacter(ch)) {
		state.lastIntValue = ch;
		state.advance();
		return true;
	}
	return false;
};
function isSyntaxCharacter(ch) {
	return ch === 36 || ch >= 40 && ch <= 43 || ch === 46 || ch === 63 || ch >= 91 && ch <= 94 || ch >= 123 && ch <= 125;
}
pp$1.regexp_eatPatternCharacters = function(state) {
	var start = state.pos;
	var ch = 0;
	while ((ch = state.current()) !== -1 && !isSyntaxCharacter(ch)) state.advance();
	return state.pos !== start;
};
pp$1.regexp_eatExtendedPatternCharacter = function(state) {
	var ch = state.current();
	if (ch !== -1 && ch !== 36 && !(ch >= 40 && ch <= 43) && ch !== 46 && ch !== 63 && ch !== 91 && ch !== 94 && ch !== 124) {
		state.advance();
		return true;
	}
	return false;
};
pp$1.regexp_groupSpecifier = function(state) {
	if (state.eat(63)) {
		if (!this.regexp_eatGroupName(state)) state.raise("Invalid group");
		var trackDisjunction = this.options.ecmaVersion >= 16;
		var known = state.groupNames[state.lastStringValue];
		if (known) {
			if (trackDisjunction) {
				for (var i = 0, list = known; i < list.length; i += 1) if (!list[i].separatedFrom(state.branchID)) state.raise("Duplicate capture group name");
			} else state.raise("Duplicate capture group name");
		}
		if (trackDisjunction) (known || (state.groupNames[state.lastStringValue] = [])).push(state.branchID);
		else state.groupNames[state.lastStringValue] = true;
	}
};
pp$1.regexp_eatGroupName = function(state) {
	state.lastStringValue = "";
	if (state.eat(60)) {
		if (this.regexp_eatRegExpIdentifierName(state) && state.eat(62)) return true;
		state.raise("Invalid capture group name");
	}
	return false;
};
pp$1.regexp_eatRegExpIdentifierName = function(state) {
	state.lastStringValue = "";
	if (this.regexp_eatRegExpIdentifierStart(state)) {
		state.lastStringValue += codePointToString(state.lastIntValue);
		while (this.regexp_eatRegExpIdentifierPart(state)) state.lastStringValue += codePointToString(state.lastIntValue);
		return true;
	}
	return false;
};
pp$1.regexp_eatRegExpIdentifierStart = function(state) {
	var start = state.pos;
	var forceU = this.options.ecmaVersion >= 11;
	var ch = state.current(forceU);
	state.advance(forceU);
	if (ch === 92 && this.regexp_eatRegExpUnicodeEscapeSequence(state, forceU)) ch = state.lastIntValue;
	if (isRegExpIdentifierStart(ch)) {
		state.lastIntValue = ch;
		return true;
	}
	state.pos = start;
	return false;
};
function isRegExpIdentifierStart(ch) {
	return isIdentifierStart(ch, true) || ch === 36 || ch === 95;
}
pp$1.regexp_eatRegExpIdentifierPart = function(state) {
	var start = state.pos;
	var forceU = this.options.ecmaVersion >= 11;
	var ch = state.current(forceU);
	state.advance(forceU);
	if (ch === 92 && this.regexp_eatRegExpUnicodeEscapeSequence(state, forceU)) ch = state.lastIntValue;
	if (isRegExpIdentifierPart(ch)) {
		state.lastIntValue = ch;
		return true;
	}
	state.pos = start;
	return false;
};
function isRegExpIdentifierPart(ch) {
	return isIdentifierChar(ch, true) || ch === 36 || ch === 95 || ch === 8204 || ch === 8205;
}
pp$1.regexp_eatAtomEscape = function(state) {
	if (this.regexp_eatBackReference(state) || this.regexp_eatCharacterClassEscape(state) || this.regexp_eatCharacterEscape(state) || state.switchN && this.regexp_eatKGroupName(state)) return true;
	if (state.switchU) {
		if (state.current() === 99) state.raise("Invalid unicode escape");
		state.raise("Invalid escape");
	}
	return false;
};
pp$1.regexp_eatBackReference = function(state) {
	var start = state.pos;
	if (this.regexp_eatDecimalEscape(state)) {
		var n = state.lastIntValue;
		if (state.switchU) {
			if (n > state.maxBackReference) state.maxBackReference = n;
			return true;
		}
		if (n <= state.numCapturingParens) return true;
		state.pos = start;
	}
	return false;
};
pp$1.regexp_eatKGroupName = function(state) {
	if (state.eat(107)) {
		if (this.regexp_eatGroupName(state)) {
			state.backReferenceNames.push(state.lastStringValue);
			return true;
		}
		state.raise("Invalid named reference");
	}
	return false;
};
pp$1.regexp_eatCharacterEscape = function(state) {
	return this.regexp_eatControlEscape(state) || this.regexp_eatCControlLetter(state) || this.regexp_eatZero(state) || this.regexp_eatHexEscapeSequence(state) || this.regexp_eatRegExpUnicodeEscapeSequence(state, false) || !state.switchU && this.regexp_eatLegacyOctalEscapeSequence(state) || this.regexp_eatIdentityEscape(state);
};
pp$1.regexp_eatCControlLetter = function(state) {
	var start = state.pos;
	if (state.eat(99)) {
		if (this.regexp_eatControlLetter(state)) return true;
		state.pos = start;
	}
	return false;
};
pp$1.regexp_eatZero = function(state) {
	if (state.current() === 48 && !isDecimalDigit(state.lookahead())) {
		state.lastIntValue = 0;
		state.advance();
		return true;
	}
	return false;
};
pp$1.regexp_eatControlEscape = function(state) {
	var ch = state.current();
	if (ch === 116) {
		state.lastIntValue = 9;
		state.advance();
		return true;
	}
	if (ch === 110) {
		state.lastIntValue = 10;
		state.advance();
		return true;
	}
	if (ch === 118) {
		state.lastIntValue = 11;
		state.advance();
		return true;
	}
	if (ch === 102) {
		state.lastIntValue = 12;
		state.advance();
		return true;
	}
	if (ch === 114) {
		state.lastIntValue = 13;
		state.advance();
		return true;
	}
	return false;
};
pp$1.regexp_eatControlLetter = function(state) {
	var ch = state.current();
	if (isControlLetter(ch)) {
		state.lastIntValue = ch % 32;
		state.advance();
		return true;
	}
	return false;
};
function isControlLetter(ch) {
	return ch >= 65 && ch <= 90 || ch >= 97 && ch <= 122;
}
pp$1.regexp_eatRegExpUnicodeEscapeSequence = function(state, forceU) {
	if (forceU === void 0) forceU = false;
	var start = state.pos;
	var switchU = forceU || state.switchU;
	if (state.eat(117)) {
		if (this.regexp_eatFixedHexDigits(state, 4)) {
			var lead = state.lastIntValue;
			if (switchU && lead >= 55296 && lead <= 56319) {
				var leadSurrogateEnd = state.pos;
				if (state.eat(92) && state.eat(117) && this.regexp_eatFixedHexDigits(state, 4)) {
					var trail = state.lastIntValue;
					if (trail >= 56320 && trail <= 57343) {
						state.lastIntValue = (lead - 55296) * 1024 + (trail - 56320) + 65536;
						return true;
					}
				}
				state.pos = leadSurrogateEnd;
				state.lastIntValue = lead;
			}
			return true;
		}
		if (switchU && state.eat(123) && this.regexp_eatHexDigits(state) && state.eat(125) && isValidUnicode(state.lastIntValue)) return true;
		if (switchU) state.raise("Invalid unicode escape");
		state.pos = start;
	}
	return false;
};
function isValidUnicode(ch) {
	return ch >= 0 && ch <= 1114111;
}
pp$1.regexp_eatIdentityEscape = function(state) {
	if (state.switchU) {
		if (this.regexp_eatSyntaxCharacter(state)) return true;
		if (state.eat(47)) {
			state.lastIntValue = 47;
			return true;
		}
		return false;
	}
	var ch = state.current();
	if (ch !== 99 && (!state.switchN || ch !== 107)) {
		state.lastIntValue = ch;
		state.advance();
		return true;
	}
	return false;
};
pp$1.regexp_eatDecimalEscape = function(state) {
	state.lastIntValue = 0;
	var ch = state.current();
	if (ch >= 49 && ch <= 57) {
		do {
			state.lastIntValue = 10 * state.lastIntValue + (ch - 48);
			state.advance();
		} while ((ch = state.current()) >= 48 && ch <= 57);
		return true;
	}
	return false;
};
var CharSetNone = 0;
var CharSetOk = 1;
var CharSetString = 2;
pp$1.regexp_eatCharacterClassEscape = function(state) {
	var ch = state.current();
	if (isCharacterClassEscape(ch)) {
		state.lastIntValue = -1;
		state.advance();
		return CharSetOk;
	}
	var negate = false;
	if (state.switchU && this.options.ecmaVersion >= 9 && ((negate = ch === 80) || ch === 112)) {
		state.lastIntValue = -1;
		state.advance();
		var result;
		if (state.eat(123) && (result = this.regexp_eatUnicodePropertyValueExpression(state)) && state.eat(125)) {
			if (negate && result === CharSetString) state.raise("Invalid property name");
			return result;
		}
		state.raise("Invalid property name");
	}
	return CharSetNone;
};
function isCharacterClassEscape(ch) {
	return ch === 100 || ch === 68 || ch === 115 || ch === 83 || ch === 119 || ch === 87;
}
pp$1.regexp_eatUnicodePropertyValueExpression = function(state) {
	var start = state.pos;
	if (this.regexp_eatUnicodePropertyName(state) && state.eat(61)) {
		var name = state.lastStringValue;
		if (this.regexp_eatUnicodePropertyValue(state)) {
			var value = state.lastStringValue;
			this.regexp_validateUnicodePropertyNameAndValue(state, name, value);
			return CharSetOk;
		}
	}
	state.pos = start;
	if (this.regexp_eatLoneUnicodePropertyNameOrValue(state)) {
		var nameOrValue = state.lastStringValue;
		return this.regexp_validateUnicodePropertyNameOrValue(state, nameOrValue);
	}
	return CharSetNone;
};
pp$1.regexp_validateUnicodePropertyNameAndValue = function(state, name, value) {
	if (!hasOwn(state.unicodeProperties.nonBinary, name)) state.raise("Invalid property name");
	if (!state.unicodeProperties.nonBinary[name].test(value)) state.raise("Invalid property value");
};
pp$1.regexp_validateUnicodePropertyNameOrValue = function(state, nameOrValue) {
	if (state.unicodeProperties.binary.test(nameOrValue)) return CharSetOk;
	if (state.switchV && state.unicodeProperties.binaryOfStrings.test(nameOrValue)) return CharSetString;
	state.raise("Invalid property name");
};
pp$1.regexp_eatUnicodePropertyName = function(state) {
	var ch = 0;
	state.lastStringValue = "";
	while (isUnicodePropertyNameCharacter(ch = state.current())) {
		state.lastStringValue += codePointToString(ch);
		state.advance();
	}
	return state.lastStringValue !== "";
};
function isUnicodePropertyNameCharacter(ch) {
	return isControlLetter(ch) || ch === 95;
}
pp$1.regexp_eatUnicodePropertyValue = function(state) {
	var ch = 0;
	state.lastStringValue = "";
	while (isUnicodePropertyValueCharacter(ch = state.current())) {
		state.lastStringValue += codePointToString(ch);
		state.advance();
	}
	return state.lastStringValue !== "";
};
function isUnicodePropertyValueCharacter(ch) {
	return isUnicodePropertyNameCharacter(ch) || isDecimalDigit(ch);
}
pp$1.regexp_eatLoneUnicodePropertyNameOrValue = function(state) {
	return this.regexp_eatUnicodePropertyValue(state);
};
pp$1.regexp_eatCharacterClass = function(state) {
	if (state.eat(91)) {
		var negate = state.eat(94);
		var result = this.regexp_classContents(state);
		if (!state.eat(93)) state.raise("Unterminated character class");
		if (negate && result === CharSetString) state.raise("Negated character class may contain strings");
		return true;
	}
	return false;
};
pp$1.regexp_classContents = function(state) {
	if (state.current() === 93) return CharSetOk;
	if (state.switchV) return this.regexp_classSetExpression(state);
	this.regexp_nonEmptyClassRanges(state);
	return CharSetOk;
};
pp$1.regexp_nonEmptyClassRanges = function(state) {
	while (this.regexp_eatClassAtom(state)) {
		var left = state.lastIntValue;
		if (state.eat(45) && this.regexp_eatClassAtom(state)) {
			var right = state.lastIntValue;
			if (state.switchU && (left === -1 || right === -1)) state.raise("Invalid character class");
			if (left !== -1 && right !== -1 && left > right) state.raise("Range out of order in character class");
		}
	}
};
pp$1.regexp_eatClassAtom = function(state) {
	var start = state.pos;
	if (state.eat(92)) {
		if (this.regexp_eatClassEscape(state)) return true;
		if (state.switchU) {
			var ch$1 = state.current();
			if (ch$1 === 99 || isOctalDigit(ch$1)) state.raise("Invalid class escape");
			state.raise("Invalid escape");
		}
		state.pos = start;
	}
	var ch = state.current();
	if (ch !== 93) {
		state.lastIntValue = ch;
		state.advance();
		return true;
	}
	return false;
};
pp$1.regexp_eatClassEscape = function(state) {
	var start = state.pos;
	if (state.eat(98)) {
		state.lastIntValue = 8;
		return true;
	}
	if (state.switchU && state.eat(45)) {
		state.lastIntValue = 45;
		return true;
	}
	if (!state.switchU && state.eat(99)) {
		if (this.regexp_eatClassControlLetter(state)) return true;
		state.pos = start;
	}
	return this.regexp_eatCharacterClassEscape(state) || this.regexp_eatCharacterEscape(state);
};
pp$1.regexp_classSetExpression = function(state) {
	var result = CharSetOk, subResult;
	if (this.regexp_eatClassSetRange(state));
	else if (subResult = this.regexp_eatClassSetOperand(state)) {
		if (subResult === CharSetString) result = CharSetString;
		var start = state.pos;
		while (state.eatChars([38, 38])) {
			if (state.current() !== 38 && (subResult = this.regexp_eatClassSetOperand(state))) {
				if (subResult !== CharSetString) result = CharSetOk;
				continue;
			}
			state.raise("Invalid character in character class");
		}
		if (start !== state.pos) return result;
		while (state.eatChars([45, 45])) {
			if (this.regexp_eatClassSetOperand(state)) continue;
			state.raise("Invalid character in character class");
		}
		if (start !== state.pos) return result;
	} else state.raise("Invalid character in character class");
	for (;;) {
		if (this.regexp_eatClassSetRange(state)) continue;
		subResult = this.regexp_eatClassSetOperand(state);
		if (!subResult) return result;
		if (subResult === CharSetString) result = CharSetString;
	}
};
pp$1.regexp_eatClassSetRange = function(state) {
	var start = state.pos;
	if (this.regexp_eatClassSetCharacter(state)) {
		var left = state.lastIntValue;
		if (state.eat(45) && this.regexp_eatClassSetCharacter(state)) {
			var right = state.lastIntValue;
			if (left !== -1 && right !== -1 && left > right) state.raise("Range out of order in character class");
			return true;
		}
		state.pos = start;
	}
	return false;
};
pp$1.regexp_eatClassSetOperand = function(state) {
	if (this.regexp_eatClassSetCharacter(state)) return CharSetOk;
	return this.regexp_eatClassStringDisjunction(state) || this.regexp_eatNestedClass(state);
};
pp$1.regexp_eatNestedClass = function(state) {
	var start = state.pos;
	if (state.eat(91)) {
		var negate = state.eat(94);
		var result = this.regexp_classContents(state);
		if (state.eat(93)) {
			if (negate && result === CharSetString) state.raise("Negated character class may contain strings");
			return result;
		}
		state.pos = start;
	}
	if (state.eat(92)) {
		var result$1 = this.regexp_eatCharacterClassEscape(state);
		if (result$1) return result$1;
		state.pos = start;
	}
	return null;
};
pp$1.regexp_eatClassStringDisjunction = function(state) {
	var start = state.pos;
	if (state.eatChars([92, 113])) {
		if (state.eat(123)) {
			var result = this.regexp_classStringDisjunctionContents(state);
			if (state.eat(125)) return result;
		} else state.raise("Invalid escape");
		state.pos = start;
	}
	return null;
};
pp$1.regexp_classStringDisjunctionContents = function(state) {
	var result = this.regexp_classString(state);
	while (state.eat(124)) if (this.regexp_classString(state) === CharSetString) result = CharSetString;
	return result;
};
pp$1.regexp_classString = function(state) {
	var count = 0;
	while (this.regexp_eatClassSetCharacter(state)) count++;
	return count === 1 ? CharSetOk : CharSetString;
};
pp$1.regexp_eatClassSetCharacter = function(state) {
	var start = state.pos;
	if (state.eat(92)) {
		if (this.regexp_eatCharacterEscape(state) || this.regexp_eatClassSetReservedPunctuator(state)) return true;
		if (state.eat(98)) {
			state.lastIntValue = 8;
			return true;
		}
		state.pos = start;
		return false;
	}
	var ch = state.current();
	if (ch < 0 || ch === state.lookahead() && isClassSetReservedDoublePunctuatorCharacter(ch)) return false;
	if (isClassSetSyntaxCharacter(ch)) return false;
	state.advance();
	state.lastIntValue = ch;
	return true;
};
function isClassSetReservedDoublePunctuatorCharacter(ch) {
	return ch === 33 || ch >= 35 && ch <= 38 || ch >= 42 && ch <= 44 || ch === 46 || ch >= 58 && ch <= 64 || ch === 94 || ch === 96 || ch === 126;
}
function isClassSetSyntaxCharacter(ch) {
	return ch === 40 || ch === 41 || ch === 45 || ch === 47 || ch >= 91 && ch <= 93 || ch >= 123 && ch <= 125;
}
pp$1.regexp_eatClassSetReservedPunctuator = function(state) {
	var ch = state.current();
	if (isClassSetReservedPunctuator(ch)) {
		state.lastIntValue = ch;
		state.advance();
		return true;
	}
	return false;
};
function isClassSetReservedPunctuator(ch) {
	return ch === 33 || ch === 35 || ch === 37 || ch === 38 || ch === 44 || ch === 45 || ch >= 58 && ch <= 62 || ch === 64 || ch === 96 || ch === 126;
}
pp$1.regexp_eatClassControlLetter = function(state) {
	var ch = state.current();
	if (isDecimalDigit(ch) || ch === 95) {
		state.lastIntValue = ch % 32;
		state.advance();
		return true;
	}
	return false;
};
pp$1.regexp_eatHexEscapeSequence = function(state) {
	var start = state.pos;
	if (state.eat(120)) {
		if (this.regexp_eatFixedHexDigits(state, 2)) return true;
		if (state.switchU) state.raise("Invalid escape");
		state.pos = start;
	}
	return false;
};
pp$1.regexp_eatDecimalDigits = function(state) {
	var start = state.pos;
	var ch = 0;
	state.lastIntValue = 0;
	while (isDecimalDigit(ch = state.current())) {
		state.lastIntValue = 10 * state.lastIntValue + (ch - 48);
		state.advance();
	}
	return state.pos !== start;
};
function isDecimalDigit(ch) {
	return ch >= 48 && ch <= 57;
}
pp$1.regexp_eatHexDigits = function(state) {
	var start = state.pos;
	var ch = 0;
	state.lastIntValue = 0;
	while (isHexDigit(ch = state.current())) {
		state.lastIntValue = 16 * state.lastIntValue + hexToInt(ch);
		state.advance();
	}
	return state.pos !== start;
};
function isHexDigit(ch) {
	return ch >= 48 && ch <= 57 || ch >= 65 && ch <= 70 || ch >= 97 && ch <= 102;
}
function hexToInt(ch) {
	if (ch >= 65 && ch <= 70) return 10 + (ch - 65);
	if (ch >= 97 && ch <= 102) return 10 + (ch - 97);
	return ch - 48;
}
pp$1.regexp_eatLegacyOctalEscapeSequence = function(state) {
	if (this.regexp_eatOctalDigit(state)) {
		var n1 = state.lastIntValue;
		if (this.regexp_eatOctalDigit(state)) {
			var n2 = state.lastIntValue;
			if (n1 <= 3 && this.regexp_eatOctalDigit(state)) state.lastIntValue = n1 * 64 + n2 * 8 + state.lastIntValue;
			else state.lastIntValue = n1 * 8 + n2;
		} else state.lastIntValue = n1;
		return true;
	}
	return false;
};
pp$1.regexp_eatOctalDigit = function(state) {
	var ch = state.current();
	if (isOctalDigit(ch)) {
		state.lastIntValue = ch - 48;
		state.advance();
		return true;
	}
	state.lastIntValue = 0;
	return false;
};
function isOctalDigit(ch) {
	return ch >= 48 && ch <= 55;
}
pp$1.regexp_eatFixedHexDigits = function(state, length) {
	var start = state.pos;
	state.lastIntValue = 0;
	for (var i = 0; i < length; ++i) {
		var ch = state.current();
		if (!isHexDigit(ch)) {
			state.pos = start;
			return false;
		}
		state.lastIntValue = 16 * state.lastIntValue + hexToInt(ch);
		state.advance();
	}
	return true;
};
var Token = function Token(p) {
	this.type = p.type;
	this.value = p.value;
	this.start = p.start;
	this.end = p.end;
	if (p.options.locations) this.loc = new SourceLocation(p, p.startLoc, p.endLoc);
	if (p.options.ranges) this.range = [p.start, p.end];
};
var pp = Parser.prototype;
pp.next = function(ignoreEscapeSequenceInKeyword) {
	if (!ignoreEscapeSequenceInKeyword && this.type.keyword && this.containsEsc) this.raiseRecoverable(this.start, "Escape sequence in keyword " + this.type.keyword);
	if (this.options.onToken) this.options.onToken(new Token(this));
	this.lastTokEnd = this.end;
	this.lastTokStart = this.start;
	this.lastTokEndLoc = this.endLoc;
	this.lastTokStartLoc = this.startLoc;
	this.nextToken();
};
pp.getToken = function() {
	this.next();
	return new Token(this);
};
if (typeof Symbol !== "undefined") pp[Symbol.iterator] = function() {
	var this$1$1 = this;
	return { next: function() {
		var token = this$1$1.getToken();
		return {
			done: token.type === types$1.eof,
			value: token
		};
	} };
};
pp.nextToken = function() {
	var curContext = this.curContext();
	if (!curContext || !curContext.preserveSpace) this.skipSpace();
	this.start = this.pos;
	if (this.options.locations) this.startLoc = this.curPosition();
	if (this.pos >= this.input.length) return this.finishToken(types$1.eof);
	if (curContext.override) return curContext.override(this);
	else this.readToken(this.fullCharCodeAtPos());
};
pp.readToken = function(code) {
	if (isIdentifierStart(code, this.options.ecmaVersion >= 6) || code === 92) return this.readWord();
	return this.getTokenFromCode(code);
};
pp.fullCharCodeAt = function(pos) {
	var code = this.input.charCodeAt(pos);
	if (code <= 55295 || code >= 56320) return code;
	var next = this.input.charCodeAt(pos + 1);
	return next <= 56319 || next >= 57344 ? code : (code << 10) + next - 56613888;
};
pp.fullCharCodeAtPos = function() {
	return this.fullCharCodeAt(this.pos);
};
pp.skipBlockComment = function() {
	var startLoc = this.options.onComment && this.curPosition();
	var start = this.pos, end = this.input.indexOf("*/", this.pos += 2);
	if (end === -1) this.raise(this.pos - 2, "Unterminated comment");
	this.pos = end + 2;
	if (this.options.locations) for (var nextBreak = void 0, pos = start; (nextBreak = nextLineBreak(this.input, pos, this.pos)) > -1;) {
		++this.curLine;
		pos = this.lineStart = nextBreak;
	}
	if (this.options.onComment) this.options.onComment(true, this.input.slice(start + 2, end), start, this.pos, startLoc, this.curPosition());
};
pp.skipLineComment = function(startSkip) {
	var start = this.pos;
	var startLoc = this.options.onComment && this.curPosition();
	var ch = this.input.charCodeAt(this.pos += startSkip);
	while (this.pos < this.input.length && !isNewLine(ch)) ch = this.input.charCodeAt(++this.pos);
	if (this.options.onComment) this.options.onComment(false, this.input.slice(start + startSkip, this.pos), start, this.pos, startLoc, this.curPosition());
};
pp.skipSpace = function() {
	loop: while (this.pos < this.input.length) {
		var ch = this.input.charCodeAt(this.pos);
		switch (ch) {
			case 32:
			case 160:
				++this.pos;
				break;
			case 13: if (this.input.charCodeAt(this.pos + 1) === 10) ++this.pos;
			case 10:
			case 8232:
			case 8233:
				++this.pos;
				if (this.options.locations) {
					++this.curLine;
					this.lineStart = this.pos;
				}
				break;
			case 47:
				switch (this.input.charCodeAt(this.pos + 1)) {
					case 42:
						this.skipBlockComment();
						break;
					case 47:
						this.skipLineComment(2);
						break;
					default: break loop;
				}
				break;
			default: if (ch > 8 && ch < 14 || ch >= 5760 && nonASCIIwhitespace.test(String.fromCharCode(ch))) ++this.pos;
			else break loop;
		}
	}
};
pp.finishToken = function(type, val) {
	this.end = this.pos;
	if (this.options.locations) this.endLoc = this.curPosition();
	var prevType = this.type;
	this.type = type;
	this.value = val;
	this.updateContext(prevType);
};
pp.readToken_dot = function() {
	var next = this.input.charCodeAt(this.pos + 1);
	if (next >= 48 && next <= 57) return this.readNumber(true);
	var next2 = this.input.charCodeAt(this.pos + 2);
	if (this.options.ecmaVersion >= 6 && next === 46 && next2 === 46) {
		this.pos += 3;
		return this.finishToken(types$1.ellipsis);
	} else {
		++this.pos;
		return this.finishToken(types$1.dot);
	}
};
pp.readToken_slash = function() {
	var next = this.input.charCodeAt(this.pos + 1);
	if (this.exprAllowed) {
		++this.pos;
		return this.readRegexp();
	}
	if (next === 61) return this.finishOp(types$1.assign, 2);
	return this.finishOp(types$1.slash, 1);
};
pp.readToken_mult_modulo_exp = function(code) {
	var next = this.input.charCodeAt(this.pos + 1);
	var size = 1;
	var tokentype = code === 42 ? types$1.star : types$1.modulo;
	if (this.options.ecmaVersion >= 7 && code === 42 && next === 42) {
		++size;
		tokentype = types$1.starstar;
		next = this.input.charCodeAt(this.pos + 2);
	}
	if (next === 61) return this.finishOp(types$1.assign, size + 1);
	return this.finishOp(tokentype, size);
};
pp.readToken_pipe_amp = function(code) {
	var next = this.input.charCodeAt(this.pos + 1);
	if (next === code) {
		if (this.options.ecmaVersion >= 12) {
			if (this.input.charCodeAt(this.pos + 2) === 61) return this.finishOp(types$1.assign, 3);
		}
		return this.finishOp(code === 124 ? types$1.logicalOR : types$1.logicalAND, 2);
	}
	if (next === 61) return this.finishOp(types$1.assign, 2);
	return this.finishOp(code === 124 ? types$1.bitwiseOR : types$1.bitwiseAND, 1);
};
pp.readToken_caret = function() {
	if (this.input.charCodeAt(this.pos + 1) === 61) return this.finishOp(types$1.assign, 2);
	return this.finishOp(types$1.bitwiseXOR, 1);
};
pp.readToken_plus_min = function(code) {
	var next = this.input.charCodeAt(this.pos + 1);
	if (next === code) {
		if (next === 45 && !this.inModule && this.input.charCodeAt(this.pos + 2) === 62 && (this.lastTokEnd === 0 || lineBreak.test(this.input.slice(this.lastTokEnd, this.pos)))) {
			this.skipLineComment(3);
			this.skipSpace();
			return this.nextToken();
		}
		return this.finishOp(types$1.incDec, 2);
	}
	if (next === 61) return this.finishOp(types$1.assign, 2);
	return this.finishOp(types$1.plusMin, 1);
};
pp.readToken_lt_gt = function(code) {
	var next = this.input.charCodeAt(this.pos + 1);
	var size = 1;
	if (next === code) {
		size = code === 62 && this.input.charCodeAt(this.pos + 2) === 62 ? 3 : 2;
		if (this.input.charCodeAt(this.pos + size) === 61) return this.finishOp(types$1.assign, size + 1);
		return this.finishOp(types$1.bitShift, size);
	}
	if (next === 33 && code === 60 && !this.inModule && this.input.charCodeAt(this.pos + 2) === 45 && this.input.charCodeAt(this.pos + 3) === 45) {
		this.skipLineComment(4);
		this.skipSpace();
		return this.nextToken();
	}
	if (next === 61) size = 2;
	return this.finishOp(types$1.relational, size);
};
pp.readToken_eq_excl = function(code) {
	var next = this.input.charCodeAt(this.pos + 1);
	if (next === 61) return this.finishOp(types$1.equality, this.input.charCodeAt(this.pos + 2) === 61 ? 3 : 2);
	if (code === 61 && next === 62 && this.options.ecmaVersion >= 6) {
		this.pos += 2;
		return this.finishToken(types$1.arrow);
	}
	return this.finishOp(code === 61 ? types$1.eq : types$1.prefix, 1);
};
pp.readToken_question = function() {
	var ecmaVersion = this.options.ecmaVersion;
	if (ecmaVersion >= 11) {
		var next = this.input.charCodeAt(this.pos + 1);
		if (next === 46) {
			var next2 = this.input.charCodeAt(this.pos + 2);
			if (next2 < 48 || next2 > 57) return this.finishOp(types$1.questionDot, 2);
		}
		if (next === 63) {
			if (ecmaVersion >= 12) {
				if (this.input.charCodeAt(this.pos + 2) === 61) return this.finishOp(types$1.assign, 3);
			}
			return this.finishOp(types$1.coalesce, 2);
		}
	}
	return this.finishOp(types$1.question, 1);
};
pp.readToken_numberSign = function() {
	var ecmaVersion = this.options.ecmaVersion;
	var code = 35;
	if (ecmaVersion >= 13) {
		++this.pos;
		code = this.fullCharCodeAtPos();
		if (isIdentifierStart(code, true) || code === 92) return this.finishToken(types$1.privateId, this.readWord1());
	}
	this.raise(this.pos, "Unexpected character '" + codePointToString(code) + "'");
};
pp.getTokenFromCode = function(code) {
	switch (code) {
		case 46: return this.readToken_dot();
		case 40:
			++this.pos;
			return this.finishToken(types$1.parenL);
		case 41:
			++this.pos;
			return this.finishToken(types$1.parenR);
		case 59:
			++this.pos;
			return this.finishToken(types$1.semi);
		case 44:
			++this.pos;
			return this.finishToken(types$1.comma);
		case 91:
			++this.pos;
			return this.finishToken(types$1.bracketL);
		case 93:
			++this.pos;
			return this.finishToken(types$1.bracketR);
		case 123:
			++this.pos;
			return this.finishToken(types$1.braceL);
		case 125:
			++this.pos;
			return this.finishToken(types$1.braceR);
		case 58:
			++this.pos;
			return this.finishToken(types$1.colon);
		case 96:
			if (this.options.ecmaVersion < 6) break;
			++this.pos;
			return this.finishToken(types$1.backQuote);
		case 48:
			var next = this.input.charCodeAt(this.pos + 1);
			if (next === 120 || next === 88) return this.readRadixNumber(16);
			if (this.options.ecmaVersion >= 6) {
				if (next === 111 || next === 79) return this.readRadixNumber(8);
				if (next === 98 || next === 66) return this.readRadixNumber(2);
			}
		case 49:
		case 50:
		case 51:
		case 52:
		case 53:
		case 54:
		case 55:
		case 56:
		case 57: return this.readNumber(false);
		case 34:
		case 39: return this.readString(code);
		case 47: return this.readToken_slash();
		case 37:
		case 42: return this.readToken_mult_modulo_exp(code);
		case 124:
		case 38: return this.readToken_pipe_amp(code);
		case 94: return this.readToken_caret();
		case 43:
		case 45: return this.readToken_plus_min(code);
		case 60:
		case 62: return this.readToken_lt_gt(code);
		case 61:
		case 33: return this.readToken_eq_excl(code);
		case 63: return this.readToken_question();
		case 126: return this.finishOp(types$1.prefix, 1);
		case 35: return this.readToken_numberSign();
	}
	this.raise(this.pos, "Unexpected character '" + codePointToString(code) + "'");
};
pp.finishOp = function(type, size) {
	var str = this.input.slice(this.pos, this.pos + size);
	this.pos += size;
	return this.finishToken(type, str);
};
pp.readRegexp = function() {
	var escaped, inClass, start = this.pos;
	for (;;) {
		if (this.pos >= this.input.length) this.raise(start, "Unterminated regular expression");
		var ch = this.input.charAt(this.pos);
		if (lineBreak.test(ch)) this.raise(start, "Unterminated regular expression");
		if (!escaped) {
			if (ch === "[") inClass = true;
			else if (ch === "]" && inClass) inClass = false;
			else if (ch === "/" && !inClass) break;
			escaped = ch === "\\";
		} else escaped = false;
		++this.pos;
	}
	var pattern = this.input.slice(start, this.pos);
	++this.pos;
	var flagsStart = this.pos;
	var flags = this.readWord1();
	if (this.containsEsc) this.unexpected(flagsStart);
	var state = this.regexpState || (this.regexpState = new RegExpValidationState(this));
	state.reset(start, pattern, flags);
	this.validateRegExpFlags(state);
	this.validateRegExpPattern(state);
	var value = null;
	try {
		value = new RegExp(pattern, flags);
	} catch (e) {}
	return this.finishToken(types$1.regexp, {
		pattern,
		flags,
		value
	});
};
pp.readInt = function(radix, len, maybeLegacyOctalNumericLiteral) {
	var allowSeparators = this.options.ecmaVersion >= 12 && len === void 0;
	var isLegacyOctalNumericLiteral = maybeLegacyOctalNumericLiteral && this.input.charCodeAt(this.pos) === 48;
	var start = this.pos, total = 0, lastCode = 0;
	for (var i = 0, e = len == null ? 1e400 : len; i < e; ++i, ++this.pos) {
		var code = this.input.charCodeAt(this.pos), val = void 0;
		if (allowSeparators && code === 95) {
			if (isLegacyOctalNumericLiteral) this.raiseRecoverable(this.pos, "Numeric separator is not allowed in legacy octal numeric literals");
			if (lastCode === 95) this.raiseRecoverable(this.pos, "Numeric separator must be exactly one underscore");
			if (i === 0) this.raiseRecoverable(this.pos, "Numeric separator is not allowed at the first of digits");
			lastCode = code;
			continue;
		}
		if (code >= 97) val = code - 97 + 10;
		else if (code >= 65) val = code - 65 + 10;
		else if (code >= 48 && code <= 57) val = code - 48;
		else val = 1e400;
		if (val >= radix) break;
		lastCode = code;
		total = total * radix + val;
	}
	if (allowSeparators && lastCode === 95) this.raiseRecoverable(this.pos - 1, "Numeric separator is not allowed at the last of digits");
	if (this.pos === start || len != null && this.pos - start !== len) return null;
	return total;
};
function stringToNumber(str, isLegacyOctalNumericLiteral) {
	if (isLegacyOctalNumericLiteral) return parseInt(str, 8);
	return parseFloat(str.replace(/_/g, ""));
}
function stringToBigInt(str) {
	if (typeof BigInt !== "function") return null;
	return BigInt(str.replace(/_/g, ""));
}
pp.readRadixNumber = function(radix) {
	var start = this.pos;
	this.pos += 2;
	var val = this.readInt(radix);
	if (val == null) this.raise(this.start + 2, "Expected number in radix " + radix);
	if (this.options.ecmaVersion >= 11 && this.input.charCodeAt(this.pos) === 110) {
		val = stringToBigInt(this.input.slice(start, this.pos));
		++this.pos;
	} else if (isIdentifierStart(this.fullCharCodeAtPos())) this.raise(this.pos, "Identifier directly after number");
	return this.finishToken(types$1.num, val);
};
pp.readNumber = function(startsWithDot) {
	var start = this.pos;
	if (!startsWithDot && this.readInt(10, void 0, true) === null) this.raise(start, "Invalid number");
	var octal = this.pos - start >= 2 && this.input.charCodeAt(start) === 48;
	if (octal && this.strict) this.raise(start, "Invalid number");
	var next = this.input.charCodeAt(this.pos);
	if (!octal && !startsWithDot && this.options.ecmaVersion >= 11 && next === 110) {
		var val$1 = stringToBigInt(this.input.slice(start, this.pos));
		++this.pos;
		if (isIdentifierStart(this.fullCharCodeAtPos())) this.raise(this.pos, "Identifier directly after number");
		return this.finishToken(types$1.num, val$1);
	}
	if (octal && /[89]/.test(this.input.slice(start, this.pos))) octal = false;
	if (next === 46 && !octal) {
		++this.pos;
		this.readInt(10);
		next = this.input.charCodeAt(this.pos);
	}
	if ((next === 69 || next === 101) && !octal) {
		next = this.input.charCodeAt(++this.pos);
		if (next === 43 || next === 45) ++this.pos;
		if (this.readInt(10) === null) this.raise(start, "Invalid number");
	}
	if (isIdentifierStart(this.fullCharCodeAtPos())) this.raise(this.pos, "Identifier directly after number");
	var val = stringToNumber(this.input.slice(start, this.pos), octal);
	return this.finishToken(types$1.num, val);
};
pp.readCodePoint = function() {
	var ch = this.input.charCodeAt(this.pos), code;
	if (ch === 123) {
		if (this.options.ecmaVersion < 6) this.unexpected();
		var codePos = ++this.pos;
		code = this.readHexChar(this.input.indexOf("}", this.pos) - this.pos);
		++this.pos;
		if (code > 1114111) this.invalidStringToken(codePos, "Code point out of bounds");
	} else code = this.readHexChar(4);
	return code;
};
pp.readString = function(quote) {
	var out = "", chunkStart = ++this.pos;
	for (;;) {
		if (this.pos >= this.input.length) this.raise(this.start, "Unterminated string constant");
		var ch = this.input.charCodeAt(this.pos);
		if (ch === quote) break;
		if (ch === 92) {
			out += this.input.slice(chunkStart, this.pos);
			out += this.readEscapedChar(false);
			chunkStart = this.pos;
		} else if (ch === 8232 || ch === 8233) {
			if (this.options.ecmaVersion < 10) this.raise(this.start, "Unterminated string constant");
			++this.pos;
			if (this.options.locations) {
				this.curLine++;
				this.lineStart = this.pos;
			}
		} else {
			if (isNewLine(ch)) this.raise(this.start, "Unterminated string constant");
			++this.pos;
		}
	}
	out += this.input.slice(chunkStart, this.pos++);
	return this.finishToken(types$1.string, out);
};
var INVALID_TEMPLATE_ESCAPE_ERROR = {};
pp.tryReadTemplateToken = function() {
	this.inTemplateElement = true;
	try {
		this.readTmplToken();
	} catch (err) {
		if (err === INVALID_TEMPLATE_ESCAPE_ERROR) this.readInvalidTemplateToken();
		else throw err;
	}
	this.inTemplateElement = false;
};
pp.invalidStringToken = function(position, message) {
	if (this.inTemplateElement && this.options.ecmaVersion >= 9) throw INVALID_TEMPLATE_ESCAPE_ERROR;
	else this.raise(position, message);
};
pp.readTmplToken = function() {
	var out = "", chunkStart = this.pos;
	for (;;) {
		if (this.pos >= this.input.length) this.raise(this.start, "Unterminated template");
		var ch = this.input.charCodeAt(this.pos);
		if (ch === 96 || ch === 36 && this.input.charCodeAt(this.pos + 1) === 123) {
			if (this.pos === this.start && (this.type === types$1.template || this.type === types$1.invalidTemplate)) {
				if (ch === 36) {
					this.pos += 2;
					return this.finishToken(types$1.dollarBraceL);
				} else {
					++this.pos;
					return this.finishToken(types$1.backQuote);
				}
			}
			out += this.input.slice(chunkStart, this.pos);
			return this.finishToken(types$1.template, out);
		}
		if (ch === 92) {
			out += this.input.slice(chunkStart, this.pos);
			out += this.readEscapedChar(true);
			chunkStart = this.pos;
		} else if (isNewLine(ch)) {
			out += this.input.slice(chunkStart, this.pos);
			++this.pos;
			switch (ch) {
				case 13: if (this.input.charCodeAt(this.pos) === 10) ++this.pos;
				case 10:
					out += "\n";
					break;
				default: out += String.fromCharCode(ch);
			}
			if (this.options.locations) {
				++this.curLine;
				this.lineStart = this.pos;
			}
			chunkStart = this.pos;
		} else ++this.pos;
	}
};
pp.readInvalidTemplateToken = function() {
	for (; this.pos < this.input.length; this.pos++) switch (this.input[this.pos]) {
		case "\\":
			++this.pos;
			break;
		case "$": if (this.input[this.pos + 1] !== "{") break;
		case "`": return this.finishToken(types$1.invalidTemplate, this.input.slice(this.start, this.pos));
		case "\r": if (this.input[this.pos + 1] === "\n") ++this.pos;
		case "\n":
		case "\u2028":
		case "\u2029":
			++this.curLine;
			this.lineStart = this.pos + 1;
	}
	this.raise(this.start, "Unterminated template");
};
pp.readEscapedChar = function(inTemplate) {
	var ch = this.input.charCodeAt(++this.pos);
	++this.pos;
	switch (ch) {
		case 110: return "\n";
		case 114: return "\r";
		case 120: return String.fromCharCode(this.readHexChar(2));
		case 117: return codePointToString(this.readCodePoint());
		case 116: return "	";
		case 98: return "\b";
		case 118: return "\v";
		case 102: return "\f";
		case 13: if (this.input.charCodeAt(this.pos) === 10) ++this.pos;
		case 10:
			if (this.options.locations) {
				this.lineStart = this.pos;
				++this.curLine;
			}
			return "";
		case 56:
		case 57:
			if (this.strict) this.invalidStringToken(this.pos - 1, "Invalid escape sequence");
			if (inTemplate) {
				var codePos = this.pos - 1;
				this.invalidStringToken(codePos, "Invalid escape sequence in template string");
			}
		default:
			if (ch >= 48 && ch <= 55) {
				var octalStr = this.input.substr(this.pos - 1, 3).match(/^[0-7]+/)[0];
				var octal = parseInt(octalStr, 8);
				if (octal > 255) {
					octalStr = octalStr.slice(0, -1);
					octal = parseInt(octalStr, 8);
				}
				this.pos += octalStr.length - 1;
				ch = this.input.charCodeAt(this.pos);
				if ((octalStr !== "0" || ch === 56 || ch === 57) && (this.strict || inTemplate)) this.invalidStringToken(this.pos - 1 - octalStr.length, inTemplate ? "Octal literal in template string" : "Octal literal in strict mode");
				return String.fromCharCode(octal);
			}
			if (isNewLine(ch)) {
				if (this.options.locations) {
					this.lineStart = this.pos;
					++this.curLine;
				}
				return "";
			}
			return String.fromCharCode(ch);
	}
};
pp.readHexChar = function(len) {
	var codePos = this.pos;
	var n = this.readInt(16, len);
	if (n === null) this.invalidStringToken(codePos, "Bad character escape sequence");
	return n;
};
pp.readWord1 = function() {
	this.containsEsc = false;
	var word = "", first = true, chunkStart = this.pos;
	var astral = this.options.ecmaVersion >= 6;
	while (this.pos < this.input.length) {
		var ch = this.fullCharCodeAtPos();
		if (isIdentifierChar(ch, astral)) this.pos += ch <= 65535 ? 1 : 2;
		else if (ch === 92) {
			this.containsEsc = true;
			word += this.input.slice(chunkStart, this.pos);
			var escStart = this.pos;
			if (this.input.charCodeAt(++this.pos) !== 117) this.invalidStringToken(this.pos, "Expecting Unicode escape sequence \\uXXXX");
			++this.pos;
			var esc = this.readCodePoint();
			if (!(first ? isIdentifierStart : isIdentifierChar)(esc, astral)) this.invalidStringToken(escStart, "Invalid Unicode escape");
			word += codePointToString(esc);
			chunkStart = this.pos;
		} else break;
		first = false;
	}
	return word + this.input.slice(chunkStart, this.pos);
};
pp.readWord = function() {
	var word = this.readWord1();
	var type = types$1.name;
	if (this.keywords.test(word)) type = keywords[word];
	return this.finishToken(type, word);
};
var version = "8.19.0";
Parser.acorn = {
	Parser,
	version,
	defaultOptions,
	Position,
	SourceLocation,
	getLineInfo,
	Node,
	TokenType,
	tokTypes: types$1,
	keywordTypes: keywords,
	TokContext,
	tokContexts: types,
	isIdentifierChar,
	isIdentifierStart,
	Token,
	isNewLine,
	lineBreak,
	lineBreakG,
	nonASCIIwhitespace
};
function parse(input, options) {
	return Parser.parse(input, options);
}
function parseExpressionAt(input, pos, options) {
	return Parser.parseExpressionAt(input, pos, options);
}
function tokenizer(input, options) {
	return Parser.tokenizer(input, options);
}

// node_modules/@sveltejs/acorn-typescript/index.js
var startsExpr = true;
var acornTypeScriptMap = /* @__PURE__ */ new WeakMap();
function generateAcornTypeScript(_acorn) {
	const acorn = _acorn.Parser.acorn || _acorn;
	let acornTypeScript = acornTypeScriptMap.get(acorn);
	if (!acornTypeScript) {
		let tokenIsLiteralPropertyName = function(token) {
			return token === tokTypes.name || token === tokTypes.string || token === tokTypes.num || keywordTypeValues.includes(token) || tsKwTokenTypeValues.includes(token);
		}, tokenIsKeywordOrIdentifier = function(token) {
			return token === tokTypes.name || keywordTypeValues.includes(token) || tsKwTokenTypeValues.includes(token);
		}, tokenIsIdentifier = function(token) {
			return token === tokTypes.name || tsKwTokenTypeValues.includes(token);
		}, tokenIsTSDeclarationStart = function(token) {
			return token === tsKwTokenType.abstract || token === tsKwTokenType.declare || token === tsKwTokenType.enum || token === tsKwTokenType.module || token === tsKwTokenType.namespace || token === tsKwTokenType.interface || token === tsKwTokenType.type;
		}, tokenIsTSTypeOperator = function(token) {
			return token === tsKwTokenType.keyof || token === tsKwTokenType.readonly || token === tsKwTokenType.unique;
		}, tokenIsTemplate = function(token) {
			return token === tokTypes.invalidTemplate;
		};
		const { tokTypes, keywordTypes } = acorn;
		const keywordTypeValues = Object.values(keywordTypes);
		const tsKwTokenType = generateTsKwTokenType();
		const tsKwTokenTypeValues = Object.values(tsKwTokenType);
		const tsTokenType = generateTsTokenType();
		const tsTokenContext = generateTsTokenContext();
		const tsKeywordsRegExp = new RegExp(`^(?:${Object.keys(tsKwTokenType).join("|")})$`);
		tsTokenType.jsxTagStart.updateContext = function() {
			this.context.push(tsTokenContext.tc_expr);
			this.context.push(tsTokenContext.tc_oTag);
			this.exprAllowed = false;
		};
		tsTokenType.jsxTagEnd.updateContext = function(prevType) {
			let out = this.context.pop();
			if (out === tsTokenContext.tc_oTag && prevType === tokTypes.slash || out === tsTokenContext.tc_cTag) {
				this.context.pop();
				this.exprAllowed = this.curContext() === tsTokenContext.tc_expr;
			} else this.exprAllowed = true;
		};
		acornTypeScript = {
			tokTypes: {
				...tsKwTokenType,
				...tsTokenType
			},
			tokContexts: { ...tsTokenContext },
			keywordsRegExp: tsKeywordsRegExp,
			tokenIsLiteralPropertyName,
			tokenIsKeywordOrIdentifier,
			tokenIsIdentifier,
			tokenIsTSDeclarationStart,
			tokenIsTSTypeOperator,
			tokenIsTemplate
		};
	}
	return acornTypeScript;
	function kwLike(_name, options = {}) {
		return new acorn.TokenType("name", options);
	}
	function generateTsTokenContext() {
		return {
			tc_oTag: new acorn.TokContext("<tag", false, false),
			tc_cTag: new acorn.TokContext("</tag", false, false),
			tc_expr: new acorn.TokContext("<tag>...</tag>", true, true)
		};
	}
	function generateTsTokenType() {
		return {
			at: new acorn.TokenType("@"),
			jsxName: new acorn.TokenType("jsxName"),
			jsxText: new acorn.TokenType("jsxText", { beforeExpr: true }),
			jsxTagStart: new acorn.TokenType("jsxTagStart", { startsExpr: true }),
			jsxTagEnd: new acorn.TokenType("jsxTagEnd")
		};
	}
	function generateTsKwTokenType() {
		return {
			assert: kwLike("assert", { startsExpr }),
			asserts: kwLike("asserts", { startsExpr }),
			global: kwLike("global", { startsExpr }),
			keyof: kwLike("keyof", { startsExpr }),
			readonly: kwLike("readonly", { startsExpr }),
			unique: kwLike("unique", { startsExpr }),
			abstract: kwLike("abstract", { startsExpr }),
			declare: kwLike("declare", { startsExpr }),
			enum: kwLike("enum", { startsExpr }),
			module: kwLike("module", { startsExpr }),
			namespace: kwLike("namespace", { startsExpr }),
			interface: kwLike("interface", { startsExpr }),
			type: kwLike("type", { startsExpr })
		};
	}
}
var TS_SCOPE_OTHER = 1 << 20;
var TS_SCOPE_TS_MODULE = 1 << 21;
var BIND_KIND_VALUE = 1;
var BIND_KIND_TYPE = 2;
var BIND_SCOPE_VAR = 4;
var BIND_SCOPE_LEXICAL = 8;
var BIND_SCOPE_FUNCTION = 16;
var BIND_FLAGS_NONE = 64;
var BIND_FLAGS_CLASS = 128;
var BIND_FLAGS_TS_ENUM = 256;
var BIND_FLAGS_TS_CONST_ENUM = 512;
var BIND_FLAGS_TS_EXPORT_ONLY = 1024;
BIND_KIND_VALUE | BIND_KIND_TYPE | BIND_SCOPE_LEXICAL | BIND_FLAGS_CLASS;
BIND_KIND_VALUE | 0 | BIND_SCOPE_LEXICAL | 0;
BIND_KIND_VALUE | 0 | BIND_SCOPE_VAR | 0;
BIND_KIND_VALUE | 0 | BIND_SCOPE_FUNCTION | 0;
BIND_KIND_TYPE | 0 | BIND_FLAGS_CLASS;
BIND_KIND_TYPE | 0;
var BIND_TS_ENUM = BIND_KIND_VALUE | BIND_KIND_TYPE | BIND_SCOPE_LEXICAL | BIND_FLAGS_TS_ENUM;
0 | BIND_FLAGS_TS_EXPORT_ONLY;
0 | BIND_FLAGS_NONE;
BIND_KIND_VALUE | 0 | BIND_FLAGS_NONE;
BIND_TS_ENUM | BIND_FLAGS_TS_CONST_ENUM;
0 | BIND_FLAGS_TS_EXPORT_ONLY;
var CLASS_ELEMENT_FLAG_STATIC = 4;
var CLASS_ELEMENT_KIND_GETTER = 2;
var CLASS_ELEMENT_KIND_SETTER = 1;
CLASS_ELEMENT_KIND_GETTER | CLASS_ELEMENT_KIND_SETTER;
CLASS_ELEMENT_KIND_GETTER | CLASS_ELEMENT_FLAG_STATIC;
CLASS_ELEMENT_KIND_SETTER | CLASS_ELEMENT_FLAG_STATIC;
var skipWhiteSpaceToLineBreak = new RegExp("(?=(" + /(?:[^\S\n\r\u2028\u2029]|\/\/.*|\/\*.*?\*\/)*/y.source + "))\\1" + /(?=[\n\r\u2028\u2029]|\/\*(?!.*?\*\/)|$)/.source, "y");
var DestructuringErrors = class {
	constructor() {
		this.shorthandAssign = this.trailingComma = this.parenthesizedAssign = this.parenthesizedBind = this.doubleProto = -1;
	}
};
function resolvePrivateNameConflict(current, element) {
	let next = "true";
	if (element.type === "MethodDefinition" && (element.kind === "get" || element.kind === "set")) next = (element.static ? "s" : "i") + element.kind;
	if (current === "iget" && next === "iset" || current === "iset" && next === "iget" || current === "sget" && next === "sset" || current === "sset" && next === "sget") return [false, "true"];
	if (!current) return [false, next];
	return [true, current];
}
function checkKeyName(node, name) {
	const { computed, key } = node;
	return !computed && (key.type === "Identifier" && key.name === name || key.type === "Literal" && key.value === name);
}
var TypeScriptError = {
	AbstractMethodHasImplementation: ({ methodName }) => `Method '${methodName}' cannot have an implementation because it is marked abstract.`,
	AbstractPropertyHasInitializer: ({ propertyName }) => `Property '${propertyName}' cannot have an initializer because it is marked abstract.`,
	AccesorCannotDeclareThisParameter: "'get' and 'set' accessors cannot declare 'this' parameters.",
	AccesorCannotHaveTypeParameters: "An accessor cannot have type parameters.",
	CannotFindName: ({ name }) => `Cannot find name '${name}'.`,
	ClassMethodHasDeclare: "Class methods cannot have the 'declare' modifier.",
	ClassMethodHasReadonly: "Class methods cannot have the 'readonly' modifier.",
	ConstInitiailizerMustBeStringOrNumericLiteralOrLiteralEnumReference: "A 'const' initializer in an ambient context must be a string or numeric literal or literal enum reference.",
	ConstructorHasTypeParameters: "Type parameters cannot appear on a constructor declaration.",
	DeclareAccessor: ({ kind }) => `'declare' is not allowed in ${kind}ters.`,
	DeclareClassFieldHasInitializer: "Initializers are not allowed in ambient contexts.",
	DeclareFunctionHasImplementation: "An implementation cannot be declared in ambient contexts.",
	DuplicateAccessibilityModifier: (() => `Accessibility modifier already seen.`),
	DuplicateModifier: ({ modifier }) => `Duplicate modifier: '${modifier}'.`,
	EmptyHeritageClauseType: ({ token }) => `'${token}' list cannot be empty.`,
	EmptyTypeArguments: "Type argument list cannot be empty.",
	EmptyTypeParameters: "Type parameter list cannot be empty.",
	ExpectedAmbientAfterExportDeclare: "'export declare' must be followed by an ambient declaration.",
	ImportAliasHasImportType: "An import alias can not use 'import type'.",
	IncompatibleModifiers: ({ modifiers }) => `'${modifiers[0]}' modifier cannot be used with '${modifiers[1]}' modifier.`,
	IndexSignatureHasAbstract: "Index signatures cannot have the 'abstract' modifier.",
	IndexSignatureHasAccessibility: ({ modifier }) => `Index signatures cannot have an accessibility modifier ('${modifier}').`,
	IndexSignatureHasDeclare: "Index signatures cannot have the 'declare' modifier.",
	IndexSignatureHasOverride: "'override' modifier cannot appear on an index signature.",
	IndexSignatureHasStatic: "Index signatures cannot have the 'static' modifier.",
	InitializerNotAllowedInAmbientContext: "Initializers are not allowed in ambient contexts.",
	InvalidModifierOnTypeMember: ({ modifier }) => `'${modifier}' modifier cannot appear on a type member.`,
	InvalidModifierOnTypeParameter: ({ modifier }) => `'${modifier}' modifier cannot appear on a type parameter.`,
	InvalidModifierOnTypeParameterPositions: ({ modifier }) => `'${modifier}' modifier can only appear on a type parameter of a class, interface or type alias.`,
	InvalidModifiersOrder: ({ orderedModifiers }) => `'${orderedModifiers[0]}' modifier must precede '${orderedModifiers[1]}' modifier.`,
	InvalidPropertyAccessAfterInstantiationExpression: "Invalid property access after an instantiation expression. You can either wrap the instantiation expression in parentheses, or delete the type arguments.",
	InvalidTupleMemberLabel: "Tuple members must be labeled with a simple identifier.",
	MissingInterfaceName: "'interface' declarations must be followed by an identifier.",
	NonAbstractClassHasAbstractMethod: "Abstract methods can only appear within an abstract class.",
	NonClassMethodPropertyHasAbstractModifer: "'abstract' modifier can only appear on a class, method, or property declaration.",
	OptionalTypeBeforeRequired: "A required element cannot follow an optional element.",
	OverrideNotInSubClass: "This member cannot have an 'override' modifier because its containing class does not extend another class.",
	PatternIsOptional: "A binding pattern parameter cannot be optional in an implementation signature.",
	PrivateElementHasAbstract: "Private elements cannot have the 'abstract' modifier.",
	PrivateElementHasAccessibility: ({ modifier }) => `Private elements cannot have an accessibility modifier ('${modifier}').`,
	PrivateMethodsHasAccessibility: ({ modifier }) => `Private methods cannot have an accessibility modifier ('${modifier}').`,
	ReadonlyForMethodSignature: "'readonly' modifier can only appear on a property declaration or index signature.",
	ReservedArrowTypeParam: "This syntax is reserved in files with the .mts or .cts extension. Add a trailing comma, as in `<T,>() => ...`.",
	ReservedTypeAssertion: "This syntax is reserved in files with the .mts or .cts extension. Use an `as` expression instead.",
	SetAccesorCannotHaveOptionalParameter: "A 'set' accessor cannot have an optional parameter.",
	SetAccesorCannotHaveRestParameter: "A 'set' accessor cannot have rest parameter.",
	SetAccesorCannotHaveReturnType: "A 'set' accessor cannot have a return type annotation.",
	SingleTypeParameterWithoutTrailingComma: ({ typeParameterName }) => `Single type parameter ${typeParameterName} should have a trailing comma. Example usage: <${typeParameterName},>.`,
	StaticBlockCannotHaveModifier: "Static class blocks cannot have any modifier.",
	TypeAnnotationAfterAssign: "Type annotations must come before default assignments, e.g. instead of `age = 25: number` use `age: number = 25`.",
	TypeImportCannotSpecifyDefaultAndNamed: "A type-only import can specify a default import or named bindings, but not both.",
	TypeModifierIsUsedInTypeExports: "The 'type' modifier cannot be used on a named export when 'export type' is used on its export statement.",
	TypeModifierIsUsedInTypeImports: "The 'type' modifier cannot be used on a named import when 'import type' is used on its import statement.",
	UnexpectedParameterModifier: "A parameter property is only allowed in a constructor implementation.",
	UnexpectedReadonly: "'readonly' type modifier is only permitted on array and tuple literal types.",
	GenericsEndWithComma: `Trailing comma is not allowed at the end of generics.`,
	UnexpectedTypeAnnotation: "Did not expect a type annotation here.",
	UnexpectedTypeCastInParameter: "Unexpected type cast in parameter position.",
	UnsupportedImportTypeArgument: "Argument in a type import must be a string literal.",
	UnsupportedParameterPropertyKind: "A parameter property may not be declared using a binding pattern.",
	UnsupportedSignatureParameterKind: ({ type }) => `Name in a signature must be an Identifier, ObjectPattern or ArrayPattern, instead got ${type}.`,
	LetInLexicalBinding: "'let' is not allowed to be used as a name in 'let' or 'const' declarations."
};
var DecoratorsError = {
	UnexpectedLeadingDecorator: "Leading decorators must be attached to a class declaration.",
	DecoratorConstructor: "Decorators can't be used with a constructor. Did you mean '@dec class { ... }'?",
	TrailingDecorator: "Decorators must be attached to a class element.",
	SpreadElementDecorator: `Decorators can't be used with SpreadElement`
};
function generateParseDecorators(Parse, acornTypeScript, acorn) {
	const { tokTypes: tt } = acorn;
	const { tokTypes } = acornTypeScript;
	return class ParseDecorators extends Parse {
		takeDecorators(node) {
			const decorators = this.decoratorStack[this.decoratorStack.length - 1];
			if (decorators.length) {
				node.decorators = decorators;
				this.resetStartLocationFromNode(node, decorators[0]);
				this.decoratorStack[this.decoratorStack.length - 1] = [];
			}
		}
		parseDecorators(allowExport) {
			const currentContextDecorators = this.decoratorStack[this.decoratorStack.length - 1];
			while (this.match(tokTypes.at)) {
				const decorator = this.parseDecorator();
				currentContextDecorators.push(decorator);
			}
			if (this.match(tt._export)) {
				if (!allowExport) this.unexpected();
			} else if (!this.canHaveLeadingDecorator()) this.raise(this.start, DecoratorsError.UnexpectedLeadingDecorator);
		}
		parseDecorator() {
			const node = this.startNode();
			this.next();
			this.decoratorStack.push([]);
			const startPos = this.start;
			const startLoc = this.startLoc;
			let expr;
			if (this.match(tt.parenL)) {
				const startPos2 = this.start;
				const startLoc2 = this.startLoc;
				this.next();
				expr = this.parseExpression();
				this.expect(tt.parenR);
				if (this.options.preserveParens) {
					let par = this.startNodeAt(startPos2, startLoc2);
					par.expression = expr;
					expr = this.finishNode(par, "ParenthesizedExpression");
				}
			} else {
				expr = this.parseIdent(false);
				while (this.eat(tt.dot)) {
					const node2 = this.startNodeAt(startPos, startLoc);
					node2.object = expr;
					node2.property = this.parseIdent(true);
					node2.computed = false;
					expr = this.finishNode(node2, "MemberExpression");
				}
			}
			node.expression = this.parseMaybeDecoratorArguments(expr);
			this.decoratorStack.pop();
			return this.finishNode(node, "Decorator");
		}
		parseMaybeDecoratorArguments(expr) {
			if (this.eat(tt.parenL)) {
				const node = this.startNodeAtNode(expr);
				node.callee = expr;
				node.arguments = this.parseExprList(tt.parenR, false);
				return this.finishNode(node, "CallExpression");
			}
			return expr;
		}
	};
}
var xhtml_default = {
	quot: "\"",
	amp: "&",
	apos: "'",
	lt: "<",
	gt: ">",
	nbsp: "\xA0",
	iexcl: "¡",
	cent: "¢",
	pound: "£",
	curren: "¤",
	yen: "¥",
	brvbar: "¦",
	sect: "§",
	uml: "¨",
	copy: "©",
	ordf: "ª",
	laquo: "«",
	not: "¬",
	shy: "­",
	reg: "®",
	macr: "¯",
	deg: "°",
	plusmn: "±",
	sup2: "²",
	sup3: "³",
	acute: "´",
	micro: "µ",
	para: "¶",
	middot: "·",
	cedil: "¸",
	sup1: "¹",
	ordm: "º",
	raquo: "»",
	frac14: "¼",
	frac12: "½",
	frac34: "¾",
	iquest: "¿",
	Agrave: "À",
	Aacute: "Á",
	Acirc: "Â",
	Atilde: "Ã",
	Auml: "Ä",
	Aring: "Å",
	AElig: "Æ",
	Ccedil: "Ç",
	Egrave: "È",
	Eacute: "É",
	Ecirc: "Ê",
	Euml: "Ë",
	Igrave: "Ì",
	Iacute: "Í",
	Icirc: "Î",
	Iuml: "Ï",
	ETH: "Ð",
	Ntilde: "Ñ",
	Ograve: "Ò",
	Oacute: "Ó",
	Ocirc: "Ô",
	Otilde: "Õ",
	Ouml: "Ö",
	times: "×",
	Oslash: "Ø",
	Ugrave: "Ù",
	Uacute: "Ú",
	Ucirc: "Û",
	Uuml: "Ü",
	Yacute: "Ý",
	THORN: "Þ",
	szlig: "ß",
	agrave: "à",
	aacute: "á",
	acirc: "â",
	atilde: "ã",
	auml: "ä",
	aring: "å",
	aelig: "æ",
	ccedil: "ç",
	egrave: "è",
	eacute: "é",
	ecirc: "ê",
	euml: "ë",
	igrave: "ì",
	iacute: "í",
	icirc: "î",
	iuml: "ï",
	eth: "ð",
	ntilde: "ñ",
	ograve: "ò",
	oacute: "ó",
	ocirc: "ô",
	otilde: "õ",
	ouml: "ö",
	divide: "÷",
	oslash: "ø",
	ugrave: "ù",
	uacute: "ú",
	ucirc: "û",
	uuml: "ü",
	yacute: "ý",
	thorn: "þ",
	yuml: "ÿ",
	OElig: "Œ",
	oelig: "œ",
	Scaron: "Š",
	scaron: "š",
	Yuml: "Ÿ",
	fnof: "ƒ",
	circ: "ˆ",
	tilde: "˜",
	Alpha: "Α",
	Beta: "Β",
	Gamma: "Γ",
	Delta: "Δ",
	Epsilon: "Ε",
	Zeta: "Ζ",
	Eta: "Η",
	Theta: "Θ",
	Iota: "Ι",
	Kappa: "Κ",
	Lambda: "Λ",
	Mu: "Μ",
	Nu: "Ν",
	Xi: "Ξ",
	Omicron: "Ο",
	Pi: "Π",
	Rho: "Ρ",
	Sigma: "Σ",
	Tau: "Τ",
	Upsilon: "Υ",
	Phi: "Φ",
	Chi: "Χ",
	Psi: "Ψ",
	Omega: "Ω",
	alpha: "α",
	beta: "β",
	gamma: "γ",
	delta: "δ",
	epsilon: "ε",
	zeta: "ζ",
	eta: "η",
	theta: "θ",
	iota: "ι",
	kappa: "κ",
	lambda: "λ",
	mu: "μ",
	nu: "ν",
	xi: "ξ",
	omicron: "ο",
	pi: "π",
	rho: "ρ",
	sigmaf: "ς",
	sigma: "σ",
	tau: "τ",
	upsilon: "υ",
	phi: "φ",
	chi: "χ",
	psi: "ψ",
	omega: "ω",
	thetasym: "ϑ",
	upsih: "ϒ",
	piv: "ϖ",
	ensp: " ",
	emsp: " ",
	thinsp: " ",
	zwnj: "‌",
	zwj: "‍",
	lrm: "‎",
	rlm: "‏",
	ndash: "–",
	mdash: "—",
	lsquo: "‘",
	rsquo: "’",
	sbquo: "‚",
	ldquo: "“",
	rdquo: "”",
	bdquo: "„",
	dagger: "†",
	Dagger: "‡",
	bull: "•",
	hellip: "…",
	permil: "‰",
	prime: "′",
	Prime: "″",
	lsaquo: "‹",
	rsaquo: "›",
	oline: "‾",
	frasl: "⁄",
	euro: "€",
	image: "ℑ",
	weierp: "℘",
	real: "ℜ",
	trade: "™",
	alefsym: "ℵ",
	larr: "←",
	uarr: "↑",
	rarr: "→",
	darr: "↓",
	harr: "↔",
	crarr: "↵",
	lArr: "⇐",
	uArr: "⇑",
	rArr: "⇒",
	dArr: "⇓",
	hArr: "⇔",
	forall: "∀",
	part: "∂",
	exist: "∃",
	empty: "∅",
	nabla: "∇",
	isin: "∈",
	notin: "∉",
	ni: "∋",
	prod: "∏",
	sum: "∑",
	minus: "−",
	lowast: "∗",
	radic: "√",
	prop: "∝",
	infin: "∞",
	ang: "∠",
	and: "∧",
	or: "∨",
	cap: "∩",
	cup: "∪",
	int: "∫",
	there4: "∴",
	sim: "∼",
	cong: "≅",
	asymp: "≈",
	ne: "≠",
	equiv: "≡",
	le: "≤",
	ge: "≥",
	sub: "⊂",
	sup: "⊃",
	nsub: "⊄",
	sube: "⊆",
	supe: "⊇",
	oplus: "⊕",
	otimes: "⊗",
	perp: "⊥",
	sdot: "⋅",
	lceil: "⌈",
	rceil: "⌉",
	lfloor: "⌊",
	rfloor: "⌋",
	lang: "〈",
	rang: "〉",
	loz: "◊",
	spades: "♠",
	clubs: "♣",
	hearts: "♥",
	diams: "♦"
};
var hexNumber = /^[\da-fA-F]+$/;
var decimalNumber = /^\d+$/;
function getQualifiedJSXName(object) {
	if (!object) return object;
	if (object.type === "JSXIdentifier") return object.name;
	if (object.type === "JSXNamespacedName") return object.namespace.name + ":" + object.name.name;
	if (object.type === "JSXMemberExpression") return getQualifiedJSXName(object.object) + "." + getQualifiedJSXName(object.property);
}
function generateJsxParser(acorn, acornTypeScript, Parser, jsxOptions) {
	const tt = acorn.tokTypes;
	const tok = acornTypeScript.tokTypes;
	const isNewLine = acorn.isNewLine;
	const isIdentifierChar = acorn.isIdentifierChar;
	const options = Object.assign({
		allowNamespaces: true,
		allowNamespacedObjects: true
	}, jsxOptions || {});
	return class JsxParser extends Parser {
		jsx_readToken() {
			let out = "", chunkStart = this.pos;
			for (;;) {
				if (this.pos >= this.input.length) this.raise(this.start, "Unterminated JSX contents");
				let ch = this.input.charCodeAt(this.pos);
				switch (ch) {
					case 60:
					case 123:
						if (this.pos === this.start) {
							if (ch === 60 && this.exprAllowed) {
								++this.pos;
								return this.finishToken(tok.jsxTagStart);
							}
							return this.getTokenFromCode(ch);
						}
						out += this.input.slice(chunkStart, this.pos);
						return this.finishToken(tok.jsxText, out);
					case 38:
						out += this.input.slice(chunkStart, this.pos);
						out += this.jsx_readEntity();
						chunkStart = this.pos;
						break;
					case 62:
					case 125: this.raise(this.pos, "Unexpected token `" + this.input[this.pos] + "`. Did you mean `" + (ch === 62 ? "&gt;" : "&rbrace;") + "` or `{\"" + this.input[this.pos] + "\"}`?");
					default: if (isNewLine(ch)) {
						out += this.input.slice(chunkStart, this.pos);
						out += this.jsx_readNewLine(true);
						chunkStart = this.pos;
					} else ++this.pos;
				}
			}
		}
		jsx_readNewLine(normalizeCRLF) {
			let ch = this.input.charCodeAt(this.pos);
			let out;
			++this.pos;
			if (ch === 13 && this.input.charCodeAt(this.pos) === 10) {
				++this.pos;
				out = normalizeCRLF ? "\n" : "\r\n";
			} else out = String.fromCharCode(ch);
			if (this.options.locations) {
				++this.curLine;
				this.lineStart = this.pos;
			}
			return out;
		}
		jsx_readString(quote) {
			let out = "", chunkStart = ++this.pos;
			for (;;) {
				if (this.pos >= this.input.length) this.raise(this.start, "Unterminated string constant");
				let ch = this.input.charCodeAt(this.pos);
				if (ch === quote) break;
				if (ch === 38) {
					out += this.input.slice(chunkStart, this.pos);
					out += this.jsx_readEntity();
					chunkStart = this.pos;
				} else if (isNewLine(ch)) {
					out += this.input.slice(chunkStart, this.pos);
					out += this.jsx_readNewLine(false);
					chunkStart = this.pos;
				} else ++this.pos;
			}
			out += this.input.slice(chunkStart, this.pos++);
			return this.finishToken(tt.string, out);
		}
		jsx_readEntity() {
			let str = "", count = 0, entity;
			let ch = this.input[this.pos];
			if (ch !== "&") this.raise(this.pos, "Entity must start with an ampersand");
			let startPos = ++this.pos;
			while (this.pos < this.input.length && count++ < 10) {
				ch = this.input[this.pos++];
				if (ch === ";") {
					if (str[0] === "#") {
						let value;
						if (str[1] === "x" || str[1] === "X") {
							str = str.substr(2);
							if (hexNumber.test(str)) value = parseInt(str, 16);
						} else {
							str = str.substr(1);
							if (decimalNumber.test(str)) value = parseInt(str, 10);
						}
						if (value !== void 0 && value <= 1114111) entity = String.fromCodePoint(value);
					} else if (Object.prototype.hasOwnProperty.call(xhtml_default, str)) entity = xhtml_default[str];
					break;
				}
				str += ch;
			}
			if (entity === void 0) {
				this.pos = startPos;
				return "&";
			}
			return entity;
		}
		jsx_readWord() {
			let ch, start = this.pos;
			do
				ch = this.input.charCodeAt(++this.pos);
			while (isIdentifierChar(ch) || ch === 45);
			return this.finishToken(tok.jsxName, this.input.slice(start, this.pos));
		}
		jsx_parseIdentifier() {
			let node = this.startNode();
			if (this.type === tok.jsxName) node.name = this.value;
			else if (this.type.keyword) node.name = this.type.keyword;
			else this.unexpected();
			this.next();
			return this.finishNode(node, "JSXIdentifier");
		}
		jsx_parseNamespacedName() {
			let startPos = this.start, startLoc = this.startLoc;
			let name = this.jsx_parseIdentifier();
			if (!options.allowNamespaces || !this.eat(tt.colon)) return name;
			var node = this.startNodeAt(startPos, startLoc);
			node.namespace = name;
			node.name = this.jsx_parseIdentifier();
			return this.finishNode(node, "JSXNamespacedName");
		}
		jsx_parseElementName() {
			if (this.type === tok.jsxTagEnd) return "";
			let startPos = this.start, startLoc = this.startLoc;
			let node = this.jsx_parseNamespacedName();
			if (this.type === tt.dot && node.type === "JSXNamespacedName" && !options.allowNamespacedObjects) this.unexpected();
			while (this.eat(tt.dot)) {
				let newNode = this.startNodeAt(startPos, startLoc);
				newNode.object = node;
				newNode.property = this.jsx_parseIdentifier();
				node = this.finishNode(newNode, "JSXMemberExpression");
			}
			return node;
		}
		jsx_parseAttributeValue() {
			switch (this.type) {
				case tt.braceL:
					let node = this.jsx_parseExpressionContainer();
					if (node.expression.type === "JSXEmptyExpression") this.raise(node.start, "JSX attributes must only be assigned a non-empty expression");
					return node;
				case tok.jsxTagStart:
				case tt.string: return this.parseExprAtom();
				default: this.raise(this.start, "JSX value should be either an expression or a quoted JSX text");
			}
		}
		jsx_parseEmptyExpression() {
			let node = this.startNodeAt(this.lastTokEnd, this.lastTokEndLoc);
			return this.finishNodeAt(node, "JSXEmptyExpression", this.start, this.startLoc);
		}
		jsx_parseExpressionContainer() {
			let node = this.startNode();
			this.next();
			if (this.eat(tt.ellipsis)) {
				node.expression = this.parseExpression();
				this.expect(tt.braceR);
				return this.finishNode(node, "JSXSpreadChild");
			}
			node.expression = this.type === tt.braceR ? this.jsx_parseEmptyExpression() : this.parseExpression();
			this.expect(tt.braceR);
			return this.finishNode(node, "JSXExpressionContainer");
		}
		jsx_parseAttribute() {
			let node = this.startNode();
			if (this.eat(tt.braceL)) {
				this.expect(tt.ellipsis);
				node.argument = this.parseMaybeAssign();
				this.expect(tt.braceR);
				return this.finishNode(node, "JSXSpreadAttribute");
			}
			node.name = this.jsx_parseNamespacedName();
			node.value = this.eat(tt.eq) ? this.jsx_parseAttributeValue() : null;
			return this.finishNode(node, "JSXAttribute");
		}
		jsx_parseOpeningElementAt(startPos, startLoc) {
			let node = this.startNodeAt(startPos, startLoc);
			node.attributes = [];
			let nodeName = this.jsx_parseElementName();
			if (nodeName) node.name = nodeName;
			while (this.type !== tt.slash && this.type !== tok.jsxTagEnd) node.attributes.push(this.jsx_parseAttribute());
			node.selfClosing = this.eat(tt.slash);
			this.expect(tok.jsxTagEnd);
			return this.finishNode(node, nodeName ? "JSXOpeningElement" : "JSXOpeningFragment");
		}
		jsx_parseClosingElementAt(startPos, startLoc) {
			let node = this.startNodeAt(startPos, startLoc);
			let nodeName = this.jsx_parseElementName();
			if (nodeName) node.name = nodeName;
			this.expect(tok.jsxTagEnd);
			return this.finishNode(node, nodeName ? "JSXClosingElement" : "JSXClosingFragment");
		}
		jsx_parseElementAt(startPos, startLoc) {
			let node = this.startNodeAt(startPos, startLoc);
			let children = [];
			let openingElement = this.jsx_parseOpeningElementAt(startPos, startLoc);
			let closingElement = null;
			if (!openingElement.selfClosing) {
				contents: for (;;) switch (this.type) {
					case tok.jsxTagStart:
						startPos = this.start;
						startLoc = this.startLoc;
						this.next();
						if (this.eat(tt.slash)) {
							closingElement = this.jsx_parseClosingElementAt(startPos, startLoc);
							break contents;
						}
						children.push(this.jsx_parseElementAt(startPos, startLoc));
						break;
					case tok.jsxText:
						children.push(this.parseExprAtom());
						break;
					case tt.braceL:
						children.push(this.jsx_parseExpressionContainer());
						break;
					default: this.unexpected();
				}
				if (getQualifiedJSXName(closingElement.name) !== getQualifiedJSXName(openingElement.name)) this.raise(closingElement.start, "Expected corresponding JSX closing tag for <" + getQualifiedJSXName(openingElement.name) + ">");
			}
			let fragmentOrElement = openingElement.name ? "Element" : "Fragment";
			node["opening" + fragmentOrElement] = openingElement;
			node["closing" + fragmentOrElement] = closingElement;
			node.children = children;
			if (this.type === tt.relational && this.value === "<") this.raise(this.start, "Adjacent JSX elements must be wrapped in an enclosing tag");
			return this.finishNode(node, "JSX" + fragmentOrElement);
		}
		jsx_parseText() {
			let node = this.parseLiteral(this.value);
			node.type = "JSXText";
			return node;
		}
		jsx_parseElement() {
			let startPos = this.start, startLoc = this.startLoc;
			this.next();
			return this.jsx_parseElementAt(startPos, startLoc);
		}
	};
}
function generateParseImportAssertions(Parse, acornTypeScript, acorn) {
	const { tokTypes } = acornTypeScript;
	const { tokTypes: tt } = acorn;
	return class ImportAttributes extends Parse {
		parseMaybeImportAttributes(node) {
			if (this.type === tt._with || this.type === tokTypes.assert) {
				this.next();
				const attributes = this.parseImportAttributes();
				if (attributes) node.attributes = attributes;
			}
		}
		parseImportAttributes() {
			this.expect(tt.braceL);
			const attrs = this.parseWithEntries();
			this.expect(tt.braceR);
			return attrs;
		}
		parseWithEntries() {
			const attrs = [];
			const attrNames = /* @__PURE__ */ new Set();
			do {
				if (this.type === tt.braceR) break;
				const node = this.startNode();
				let withionKeyNode;
				if (this.type === tt.string) withionKeyNode = this.parseLiteral(this.value);
				else withionKeyNode = this.parseIdent(true);
				this.next();
				node.key = withionKeyNode;
				if (attrNames.has(node.key.name)) this.raise(this.pos, "Duplicated key in attributes");
				attrNames.add(node.key.name);
				if (this.type !== tt.string) this.raise(this.pos, "Only string is supported as an attribute value");
				node.value = this.parseLiteral(this.value);
				attrs.push(this.finishNode(node, "ImportAttribute"));
			} while (this.eat(tt.comma));
			return attrs;
		}
	};
}
var parserCallbackNames = [
	"onToken",
	"onComment",
	"onInsertedSemicolon",
	"onTrailingComma"
];
function makeOutputBuffer() {
	return {
		_tag: "BufferedParserEvents",
		segments: []
	};
}
var emptyOutputBuffer = makeOutputBuffer();
function hasEvents(output) {
	return output.segments.length > 0;
}
var ParseEffects = class {
	constructor(options, state) {
		this.options = options;
		this.state = state;
		this.callbacks = {};
		this.callbackWrappers = {};
		this.frames = [];
		this.undoLog = [];
		this.hasCallbacks = this.captureCallbacks();
	}
	get active() {
		return this.frames.length > 0;
	}
	begin() {
		const frame = {
			_tag: "ParseEffectFrame",
			depth: this.frames.length,
			undoMark: this.undoLog.length,
			checkpoint: this.state?.capture()
		};
		this.frames.push(frame);
		if (frame.depth === 0 && this.hasCallbacks) this.activateCallbacks();
		return frame;
	}
	commit(frame) {
		this.close(frame);
		const parent = this.currentFrame();
		if (parent) {
			if (frame.output) this.appendOutput(this.outputFor(parent), frame.output);
			return;
		}
		this.undoLog.length = frame.undoMark;
		if (frame.output) this.flush(frame.output);
	}
	rollback(frame) {
		this.close(frame);
		this.unwind(frame.undoMark);
		this.restore(frame);
	}
	rollbackWithEvents(frame) {
		this.close(frame);
		this.unwind(frame.undoMark);
		this.restore(frame);
		return frame.output ?? emptyOutputBuffer;
	}
	replay(events) {
		if (!hasEvents(events)) return;
		const frame = this.currentFrame();
		if (frame) {
			this.appendOutput(this.outputFor(frame), events);
			return;
		}
		this.flush(events);
	}
	set(target, key, value) {
		this.willSet(target, key);
		target[key] = value;
	}
	remove(target, key) {
		this.willSet(target, key);
		delete target[key];
	}
	append(target, value) {
		this.willAppend(target);
		target.push(value);
	}
	pop(target) {
		this.willMutateTail(target, 1);
		return target.pop();
	}
	truncate(target, length) {
		if (length < target.length) this.willMutateTail(target, target.length - length);
		else this.willAppend(target);
		target.length = length;
	}
	modify(target, key, f) {
		const [result, next] = f(target[key]);
		this.set(target, key, next);
		return result;
	}
	willAppend(target) {
		if (!this.active) return;
		this.undoLog.push({
			_tag: "ArrayLength",
			target,
			length: target.length
		});
	}
	willMutateTail(target, count) {
		if (!this.active) return;
		const start = Math.max(0, target.length - count);
		this.undoLog.push({
			_tag: "ArrayTail",
			target,
			start,
			values: target.slice(start)
		});
	}
	willSet(target, key) {
		if (!this.active) return;
		const record = target;
		this.undoLog.push({
			_tag: "Property",
			target: record,
			key,
			had: Object.prototype.hasOwnProperty.call(record, key),
			value: record[key]
		});
	}
	captureCallbacks() {
		let captured = false;
		for (const name of parserCallbackNames) {
			const callback = this.options[name];
			if (!callback) continue;
			captured = true;
			this.callbacks[name] = callback;
			this.callbackWrappers[name] = (...args) => {
				this.emit({
					name,
					args
				});
			};
		}
		return captured;
	}
	activateCallbacks() {
		for (const name of parserCallbackNames) {
			const callback = this.callbackWrappers[name];
			if (callback) this.options[name] = callback;
		}
	}
	deactivateCallbacks() {
		for (const name of parserCallbackNames) {
			const callback = this.callbacks[name];
			if (callback) this.options[name] = callback;
		}
	}
	emit(event) {
		const frame = this.currentFrame();
		if (!frame) {
			this.invoke(event);
			return;
		}
		const segments = this.outputFor(frame).segments;
		const tail = segments[segments.length - 1];
		if (Array.isArray(tail)) tail.push(event);
		else segments.push([event]);
	}
	appendOutput(target, output) {
		if (hasEvents(output)) target.segments.push(output);
	}
	outputFor(frame) {
		return frame.output ??= makeOutputBuffer();
	}
	flush(output) {
		const work = [];
		for (let i = output.segments.length - 1; i >= 0; i--) work.push(output.segments[i]);
		while (work.length > 0) {
			const segment = work.pop();
			if (Array.isArray(segment)) {
				for (const event of segment) this.invoke(event);
				continue;
			}
			for (let i = segment.segments.length - 1; i >= 0; i--) work.push(segment.segments[i]);
		}
	}
	invoke(event) {
		this.callbacks[event.name]?.apply(this.options, event.args);
	}
	currentFrame() {
		return this.frames[this.frames.length - 1];
	}
	close(frame) {
		if (this.currentFrame() !== frame || frame.depth !== this.frames.length - 1) throw new Error("Parse effect scopes must be closed in order");
		this.frames.pop();
		if (this.frames.length === 0 && this.hasCallbacks) this.deactivateCallbacks();
	}
	restore(frame) {
		if (this.state) this.state.restore(frame.checkpoint);
	}
	unwind(mark) {
		for (let i = this.undoLog.length - 1; i >= mark; i--) {
			const entry = this.undoLog[i];
			switch (entry._tag) {
				case "ArrayLength":
					if (entry.target.length < entry.length) throw new Error("A parse effect shortened an append-only array");
					entry.target.length = entry.length;
					break;
				case "ArrayTail":
					entry.target.length = entry.start;
					for (const value of entry.values) entry.target.push(value);
					break;
				case "Property": if (entry.had) entry.target[entry.key] = entry.value;
				else delete entry.target[entry.key];
			}
		}
		this.undoLog.length = mark;
	}
};
function restoreArrayMark(value, length, description) {
	if (value.length === length) return value;
	if (value.length < length) throw new Error(`A parse branch shortened the ${description} below its checkpoint`);
	value.length = length;
	return value;
}
function captureParserCheckpoint(parser) {
	return {
		lookahead: parser.getCurLookaheadState(),
		context: parser.context,
		contextLength: parser.context.length,
		scopeStack: parser.scopeStack,
		scopeStackLength: parser.scopeStack.length,
		importsStack: parser.importsStack,
		importsStackLength: parser.importsStack.length,
		labels: parser.labels,
		labelsLength: parser.labels.length,
		privateNameStack: parser.privateNameStack,
		privateNameStackLength: parser.privateNameStack.length,
		decoratorStack: parser.decoratorStack,
		decoratorStackLength: parser.decoratorStack.length,
		strict: parser.strict,
		potentialArrowAt: parser.potentialArrowAt,
		potentialArrowInForAwait: parser.potentialArrowInForAwait,
		yieldPos: parser.yieldPos,
		awaitPos: parser.awaitPos,
		awaitIdentPos: parser.awaitIdentPos,
		preValue: parser.preValue,
		preToken: parser.preToken,
		isLookahead: parser.isLookahead,
		isAmbientContext: parser.isAmbientContext,
		inAbstractClass: parser.inAbstractClass,
		inType: parser.inType,
		inDisallowConditionalTypesContext: parser.inDisallowConditionalTypesContext,
		maybeInArrowParameters: parser.maybeInArrowParameters,
		shouldParseArrowReturnType: parser.shouldParseArrowReturnType,
		shouldParseAsyncArrowReturnType: parser.shouldParseAsyncArrowReturnType,
		importOrExportOuterKind: parser.importOrExportOuterKind
	};
}
function restoreParserCheckpoint(parser, state) {
	parser.setLookaheadTokenState(state.lookahead);
	parser.context = restoreArrayMark(state.context, state.contextLength, "token context stack");
	parser.scopeStack = restoreArrayMark(state.scopeStack, state.scopeStackLength, "scope stack");
	parser.importsStack = restoreArrayMark(state.importsStack, state.importsStackLength, "import stack");
	parser.labels = restoreArrayMark(state.labels, state.labelsLength, "label stack");
	parser.privateNameStack = restoreArrayMark(state.privateNameStack, state.privateNameStackLength, "private-name stack");
	parser.decoratorStack = restoreArrayMark(state.decoratorStack, state.decoratorStackLength, "decorator stack");
	parser.strict = state.strict;
	parser.potentialArrowAt = state.potentialArrowAt;
	parser.potentialArrowInForAwait = state.potentialArrowInForAwait;
	parser.yieldPos = state.yieldPos;
	parser.awaitPos = state.awaitPos;
	parser.awaitIdentPos = state.awaitIdentPos;
	parser.regexpState = null;
	parser.preValue = state.preValue;
	parser.preToken = state.preToken;
	parser.isLookahead = state.isLookahead;
	parser.isAmbientContext = state.isAmbientContext;
	parser.inAbstractClass = state.inAbstractClass;
	parser.inType = state.inType;
	parser.inDisallowConditionalTypesContext = state.inDisallowConditionalTypesContext;
	parser.maybeInArrowParameters = state.maybeInArrowParameters;
	parser.shouldParseArrowReturnType = state.shouldParseArrowReturnType;
	parser.shouldParseAsyncArrowReturnType = state.shouldParseAsyncArrowReturnType;
	parser.importOrExportOuterKind = state.importOrExportOuterKind;
}
function createParserStateAdapter(parser) {
	return {
		capture: () => captureParserCheckpoint(parser),
		restore: (state) => restoreParserCheckpoint(parser, state)
	};
}
function adaptParser(Parser, config) {
	const tt = config.acornTokenTypes;
	const tsTokTypes = config.typeScriptTokenTypes;
	const scopeFlags = config.scope;
	const varScopeFlags = scopeFlags.SCOPE_TOP | scopeFlags.SCOPE_FUNCTION | scopeFlags.SCOPE_CLASS_STATIC_BLOCK;
	return class EffectAdapter extends Parser {
		constructor(options, input, startPos) {
			super(options, input, startPos);
			this.parseEffects = new ParseEffects(this.options, createParserStateAdapter(this));
		}
		overrideContext(context) {
			if (this.curContext() !== context) this.parseEffects?.willMutateTail(this.context, 1);
			return super.overrideContext(context);
		}
		takeDecorators(node) {
			const index = this.decoratorStack.length - 1;
			if (this.decoratorStack[index].length > 0) this.parseEffects?.willSet(this.decoratorStack, String(index));
			return super.takeDecorators(node);
		}
		parseDecorators(allowExport) {
			const decorators = this.decoratorStack[this.decoratorStack.length - 1];
			this.parseEffects?.willAppend(decorators);
			return super.parseDecorators(allowExport);
		}
		parseDecorator() {
			this.parseEffects?.willAppend(this.decoratorStack);
			return super.parseDecorator();
		}
		parseIdentNode() {
			if ((this.type.keyword === "class" || this.type.keyword === "function") && (this.lastTokEnd !== this.lastTokStart + 1 || this.input.charCodeAt(this.lastTokStart) !== 46)) this.parseEffects?.willMutateTail(this.context, 1);
			return super.parseIdentNode();
		}
		parseLabeledStatement(node, maybeName, expr, context) {
			for (let i = this.labels.length - 1; i >= 0; i--) {
				const label = this.labels[i];
				if (label.statementStart !== node.start) break;
				this.parseEffects?.willSet(label, "statementStart");
				this.parseEffects?.willSet(label, "kind");
			}
			this.parseEffects?.willAppend(this.labels);
			return super.parseLabeledStatement(node, maybeName, expr, context);
		}
		enterClassBody() {
			this.parseEffects?.willAppend(this.privateNameStack);
			return super.enterClassBody();
		}
		exitClassBody() {
			const parent = this.privateNameStack[this.privateNameStack.length - 2];
			if (parent) this.parseEffects?.willAppend(parent.used);
			this.parseEffects?.willMutateTail(this.privateNameStack, 1);
			return super.exitClassBody();
		}
		parsePrivateIdent() {
			if (this.options.checkPrivateFields && this.privateNameStack.length > 0) {
				const privateNames = this.privateNameStack[this.privateNameStack.length - 1];
				this.parseEffects?.willAppend(privateNames.used);
			}
			return super.parsePrivateIdent();
		}
		parseClassField(field) {
			this.parseEffects?.willSet(this.currentThisScope(), "inClassFieldInit");
			return super.parseClassField(field);
		}
		updateContext(prevType) {
			const { type } = this;
			if (type === tt.parenR || type === tt.braceR || type === tt.braceL || type === tt.dollarBraceL || type === tt.parenL || type === tt._function || type === tt._class || type === tt.colon || type === tt.backQuote || type === tt.star || type === tsTokTypes.jsxTagStart || type === tsTokTypes.jsxTagEnd || type === tt.slash && prevType === tsTokTypes.jsxTagStart) this.parseEffects?.willMutateTail(this.context, 2);
			return super.updateContext(prevType);
		}
		enterScope(flags) {
			this.parseEffects?.willAppend(this.scopeStack);
			return super.enterScope(flags);
		}
		exitScope() {
			this.parseEffects?.willMutateTail(this.scopeStack, 1);
			return super.exitScope();
		}
		declareName(name, bindingType, pos) {
			const effects = this.parseEffects;
			if (effects?.active) {
				if (bindingType === scopeFlags.BIND_LEXICAL) {
					const scope = this.currentScope();
					effects.willAppend(scope.lexical);
					if (this.inModule && scope.flags & scopeFlags.SCOPE_TOP) effects.willSet(this.undefinedExports, name);
				} else if (bindingType === scopeFlags.BIND_SIMPLE_CATCH) effects.willAppend(this.currentScope().lexical);
				else if (bindingType === scopeFlags.BIND_FUNCTION) effects.willAppend(this.currentScope().functions);
				else for (let i = this.scopeStack.length - 1; i >= 0; i--) {
					const scope = this.scopeStack[i];
					effects.willAppend(scope.var);
					if (this.inModule && scope.flags & scopeFlags.SCOPE_TOP) effects.willSet(this.undefinedExports, name);
					if (scope.flags & varScopeFlags) break;
				}
			}
			return super.declareName(name, bindingType, pos);
		}
		checkLocalExport(id) {
			this.parseEffects?.willSet(this.undefinedExports, id.name);
			return super.checkLocalExport(id);
		}
	};
}
var skipWhiteSpace = /(?:\s|\/\/.*|\/\*[^]*?\*\/)*/g;
function assert(x) {
	if (!x) throw new Error("Assert fail");
}
function tsIsClassAccessor(modifier) {
	return modifier === "accessor";
}
function tsIsVarianceAnnotations(modifier) {
	return modifier === "in" || modifier === "out";
}
var FUNC_STATEMENT = 1;
var FUNC_HANGING_STATEMENT = 2;
var FUNC_NULLABLE_ID = 4;
var acornScope = {
	SCOPE_TOP: 1,
	SCOPE_FUNCTION: 2,
	SCOPE_ASYNC: 4,
	SCOPE_GENERATOR: 8,
	SCOPE_ARROW: 16,
	SCOPE_SIMPLE_CATCH: 32,
	SCOPE_SUPER: 64,
	SCOPE_DIRECT_SUPER: 128,
	SCOPE_CLASS_STATIC_BLOCK: 256,
	SCOPE_VAR: 256,
	BIND_NONE: 0,
	BIND_VAR: 1,
	BIND_LEXICAL: 2,
	BIND_FUNCTION: 3,
	BIND_SIMPLE_CATCH: 4,
	BIND_OUTSIDE: 5,
	BIND_TS_TYPE: 6,
	BIND_TS_INTERFACE: 7,
	BIND_TS_NAMESPACE: 1032,
	BIND_FLAGS_TS_EXPORT_ONLY: 1024,
	BIND_FLAGS_TS_IMPORT: 4096,
	BIND_FLAGS_TS_ENUM: 256,
	BIND_FLAGS_TS_CONST_ENUM: 512,
	BIND_TS_ENUM: 258,
	BIND_TS_CONST_ENUM: 770,
	BIND_FLAGS_CLASS: 128
};
function functionFlags(async, generator) {
	return acornScope.SCOPE_FUNCTION | (async ? acornScope.SCOPE_ASYNC : 0) | (generator ? acornScope.SCOPE_GENERATOR : 0);
}
function isPossiblyLiteralEnum(expression) {
	if (expression.type !== "MemberExpression") return false;
	const { computed, property } = expression;
	if (computed && (property.type !== "TemplateLiteral" || property.expressions.length > 0)) return false;
	return isUncomputedMemberExpressionChain(expression.object);
}
function isAmbientNumericUnaryExpression(expression) {
	return expression.type === "UnaryExpression" && (expression.operator === "-" || expression.operator === "+") && expression.argument.type === "Literal" && (typeof expression.argument.value === "number" || typeof expression.argument.value === "bigint");
}
function isUncomputedMemberExpressionChain(expression) {
	if (expression.type === "Identifier") return true;
	if (expression.type !== "MemberExpression") return false;
	if (expression.computed) return false;
	return isUncomputedMemberExpressionChain(expression.object);
}
function tsIsAccessModifier(modifier) {
	return modifier === "private" || modifier === "public" || modifier === "protected";
}
function tokenCanStartExpression(token) {
	return Boolean(token.startsExpr);
}
function nonNull(x) {
	if (x == null) throw new Error(`Unexpected ${x} value.`);
	return x;
}
function keywordTypeFromName(value) {
	switch (value) {
		case "any": return "TSAnyKeyword";
		case "boolean": return "TSBooleanKeyword";
		case "bigint": return "TSBigIntKeyword";
		case "never": return "TSNeverKeyword";
		case "number": return "TSNumberKeyword";
		case "object": return "TSObjectKeyword";
		case "string": return "TSStringKeyword";
		case "symbol": return "TSSymbolKeyword";
		case "undefined": return "TSUndefinedKeyword";
		case "unknown": return "TSUnknownKeyword";
		default: return;
	}
}
function tsPlugin(options) {
	const { dts = false } = options || {};
	const disallowAmbiguousJSXLike = !!options?.jsx;
	return function(Parser) {
		const _acorn = Parser.acorn || acorn_exports;
		const acornTypeScript = generateAcornTypeScript(_acorn);
		const tt = _acorn.tokTypes;
		const keywordTypes = _acorn.keywordTypes;
		const isIdentifierStart = _acorn.isIdentifierStart;
		const lineBreak = _acorn.lineBreak;
		const isNewLine = _acorn.isNewLine;
		const tokContexts = _acorn.tokContexts;
		const isIdentifierChar = _acorn.isIdentifierChar;
		const { tokTypes, tokContexts: tsTokContexts, keywordsRegExp, tokenIsLiteralPropertyName, tokenIsTemplate, tokenIsTSDeclarationStart, tokenIsIdentifier, tokenIsKeywordOrIdentifier, tokenIsTSTypeOperator } = acornTypeScript;
		function nextLineBreak(code, from, end = code.length) {
			for (let i = from; i < end; i++) {
				let next = code.charCodeAt(i);
				if (isNewLine(next)) return i < end - 1 && next === 13 && code.charCodeAt(i + 1) === 10 ? i + 2 : i + 1;
			}
			return -1;
		}
		Parser = generateParseDecorators(Parser, acornTypeScript, _acorn);
		if (options?.jsx) Parser = generateJsxParser(_acorn, acornTypeScript, Parser, typeof options.jsx === "boolean" ? {} : options.jsx);
		Parser = generateParseImportAssertions(Parser, acornTypeScript, _acorn);
		const EffectParser = adaptParser(Parser, {
			acornTokenTypes: tt,
			typeScriptTokenTypes: tokTypes,
			scope: acornScope
		});
		class TypeScriptParser extends EffectParser {
			constructor(options2, input, startPos) {
				super(options2, input, startPos);
				this.preValue = null;
				this.preToken = null;
				this.isLookahead = false;
				this.isAmbientContext = false;
				this.inAbstractClass = false;
				this.inType = false;
				this.inDisallowConditionalTypesContext = false;
				this.maybeInArrowParameters = false;
				this.shouldParseArrowReturnType = void 0;
				this.shouldParseAsyncArrowReturnType = void 0;
				this.decoratorStack = [[]];
				this.importsStack = [[]];
				this.importOrExportOuterKind = void 0;
				this.tsParseConstModifier = (node) => {
					this.tsParseModifiers({
						modified: node,
						allowedModifiers: ["const"],
						disallowedModifiers: ["in", "out"],
						errorTemplate: TypeScriptError.InvalidModifierOnTypeParameterPositions
					});
				};
				this.ecmaVersion = this.options.ecmaVersion;
			}
			static get acornTypeScript() {
				return acornTypeScript;
			}
			get acornTypeScript() {
				return acornTypeScript;
			}
			getTokenFromCodeInType(code) {
				if (code === 62) return this.finishOp(tt.relational, 1);
				if (code === 60) return this.finishOp(tt.relational, 1);
				return super.getTokenFromCode(code);
			}
			readToken(code) {
				if (!this.inType) {
					let context = this.curContext();
					if (context === tsTokContexts.tc_expr) return this.jsx_readToken();
					if (context === tsTokContexts.tc_oTag || context === tsTokContexts.tc_cTag) {
						if (isIdentifierStart(code)) return this.jsx_readWord();
						if (code == 62) {
							++this.pos;
							return this.finishToken(tokTypes.jsxTagEnd);
						}
						if ((code === 34 || code === 39) && context == tsTokContexts.tc_oTag) return this.jsx_readString(code);
					}
					if (code === 60 && this.exprAllowed && this.input.charCodeAt(this.pos + 1) !== 33) {
						++this.pos;
						if (options?.jsx) return this.finishToken(tokTypes.jsxTagStart);
						else return this.finishToken(tt.relational, "<");
					}
				}
				return super.readToken(code);
			}
			getTokenFromCode(code) {
				if (this.inType) return this.getTokenFromCodeInType(code);
				if (code === 64) {
					++this.pos;
					return this.finishToken(tokTypes.at);
				}
				return super.getTokenFromCode(code);
			}
			isAbstractClass() {
				return this.ts_isContextual(tokTypes.abstract) && this.lookahead().type === tt._class;
			}
			isDeclareClass() {
				if (!this.ts_isContextual(tokTypes.declare)) return false;
				const afterDeclare = this.nextTokenStart();
				if (this.isUnparsedContextual(afterDeclare, "class")) return true;
				if (!this.isUnparsedContextual(afterDeclare, "abstract")) return false;
				const afterAbstract = this.nextTokenStartSince(afterDeclare + 8);
				return this.isUnparsedContextual(afterAbstract, "class");
			}
			finishNode(node, type) {
				if (node.type !== "" && node.end !== 0) return node;
				return super.finishNode(node, type);
			}
			tryParse(fn) {
				const abortSignal = {};
				const frame = this.beginParseEffectScope();
				let node;
				try {
					node = fn(() => {
						throw abortSignal;
					});
				} catch (error) {
					const aborted = error === abortSignal;
					if (!aborted && !(error instanceof SyntaxError)) {
						this.parseEffects.rollback(frame);
						throw error;
					}
					const failState = {
						events: this.parseEffects.rollbackWithEvents(frame),
						selected: false
					};
					return aborted ? {
						node: null,
						error: null,
						thrown: false,
						aborted: true,
						failState
					} : {
						node: null,
						error,
						thrown: true,
						aborted: false,
						failState
					};
				}
				this.parseEffects.commit(frame);
				return {
					node,
					error: null,
					thrown: false,
					aborted: false,
					failState: null
				};
			}
			setOptionalParametersError(refExpressionErrors, resultError) {
				refExpressionErrors.optionalParametersLoc = resultError?.loc ?? this.startLoc;
			}
			reScan_lt_gt() {
				if (this.type === tt.relational) {
					this.pos -= 1;
					this.readToken_lt_gt(this.fullCharCodeAtPos());
				}
			}
			reScan_lt() {
				const { type } = this;
				if (type === tt.bitShift) {
					this.pos -= 2;
					this.finishOp(tt.relational, 1);
					return tt.relational;
				}
				return type;
			}
			resetEndLocation(node, endPos = this.lastTokEnd, endLoc = this.lastTokEndLoc) {
				node.end = endPos;
				node.loc.end = endLoc;
				if (this.options.ranges) node.range[1] = endPos;
			}
			startNodeAtNode(type) {
				return super.startNodeAt(type.start, type.loc.start);
			}
			nextTokenStart() {
				return this.nextTokenStartSince(this.pos);
			}
			tsHasSomeModifiers(member, modifiers) {
				return modifiers.some((modifier) => {
					if (tsIsAccessModifier(modifier)) return member.accessibility === modifier;
					return !!member[modifier];
				});
			}
			tsIsStartOfStaticBlocks() {
				return this.isContextual("static") && this.lookaheadCharCode() === 123;
			}
			tsCheckForInvalidTypeCasts(items) {
				items.forEach((node) => {
					if (node?.type === "TSTypeCastExpression") this.raise(node.typeAnnotation.start, TypeScriptError.UnexpectedTypeAnnotation);
				});
			}
			atPossibleAsyncArrow(base) {
				return base.type === "Identifier" && base.name === "async" && this.lastTokEnd === base.end && !this.canInsertSemicolon() && base.end - base.start === 5 && base.start === this.potentialArrowAt;
			}
			tsIsIdentifier() {
				return tokenIsIdentifier(this.type);
			}
			tsTryParseTypeOrTypePredicateAnnotation() {
				return this.match(tt.colon) ? this.tsParseTypeOrTypePredicateAnnotation(tt.colon) : void 0;
			}
			tsTryParseGenericAsyncArrowFunction(startPos, startLoc, forInit) {
				if (!this.tsMatchLeftRelational()) return;
				const oldMaybeInArrowParameters = this.maybeInArrowParameters;
				this.maybeInArrowParameters = true;
				const res = this.tsTryParseAndCatch(() => {
					const node = this.startNodeAt(startPos, startLoc);
					node.typeParameters = this.tsParseTypeParameters(this.tsParseConstModifier);
					super.parseFunctionParams(node);
					node.returnType = this.tsTryParseTypeOrTypePredicateAnnotation();
					this.expect(tt.arrow);
					return node;
				});
				this.maybeInArrowParameters = oldMaybeInArrowParameters;
				if (!res) return;
				return this.parseArrowExpression(res, res.params, true, forInit);
			}
			tsParseTypeArgumentsInExpression() {
				if (this.reScan_lt() !== tt.relational) return;
				return this.tsParseTypeArguments(true);
			}
			tsInNoContext(cb) {
				const oldContext = this.context;
				this.context = [oldContext[0]];
				try {
					return cb();
				} finally {
					this.context = oldContext;
				}
			}
			tsTryParseTypeAnnotation() {
				return this.match(tt.colon) ? this.tsParseTypeAnnotation() : void 0;
			}
			isUnparsedContextual(nameStart, name) {
				const nameEnd = nameStart + name.length;
				if (this.input.slice(nameStart, nameEnd) === name) {
					const nextCh = this.input.charCodeAt(nameEnd);
					return !(isIdentifierChar(nextCh) || (nextCh & 64512) === 55296);
				}
				return false;
			}
			isAbstractConstructorSignature() {
				return this.ts_isContextual(tokTypes.abstract) && this.lookahead().type === tt._new;
			}
			nextTokenStartSince(pos) {
				skipWhiteSpace.lastIndex = pos;
				return skipWhiteSpace.test(this.input) ? skipWhiteSpace.lastIndex : pos;
			}
			lookaheadCharCode() {
				return this.input.charCodeAt(this.nextTokenStart());
			}
			createLookaheadState() {
				this.value = null;
				this.context = [this.curContext()];
			}
			getCurLookaheadState() {
				return {
					endLoc: this.endLoc,
					lastTokEnd: this.lastTokEnd,
					lastTokStart: this.lastTokStart,
					lastTokStartLoc: this.lastTokStartLoc,
					pos: this.pos,
					value: this.value,
					type: this.type,
					exprAllowed: this.exprAllowed,
					start: this.start,
					end: this.end,
					context: this.context,
					startLoc: this.startLoc,
					lastTokEndLoc: this.lastTokEndLoc,
					curLine: this.curLine,
					lineStart: this.lineStart,
					containsEsc: this.containsEsc
				};
			}
			setLookaheadTokenState(state) {
				this.pos = state.pos;
				this.value = state.value;
				this.exprAllowed = state.exprAllowed;
				this.endLoc = state.endLoc;
				this.lastTokEnd = state.lastTokEnd;
				this.lastTokStart = state.lastTokStart;
				this.lastTokStartLoc = state.lastTokStartLoc;
				this.type = state.type;
				this.start = state.start;
				this.end = state.end;
				this.startLoc = state.startLoc;
				this.lastTokEndLoc = state.lastTokEndLoc;
				this.curLine = state.curLine;
				this.lineStart = state.lineStart;
				this.containsEsc = state.containsEsc;
			}
			setLookaheadState(state) {
				this.setLookaheadTokenState(state);
				this.context = state.context && state.context.slice();
			}
			beginParseEffectScope() {
				return this.parseEffects.begin();
			}
			selectTryParseResult(result) {
				const failedBranch = result.failState;
				if (!failedBranch) return;
				if (failedBranch.selected) throw new Error("A parse branch result can only be selected once");
				failedBranch.selected = true;
				this.parseEffects.replay(failedBranch.events);
			}
			tsLookAhead(f) {
				const frame = this.beginParseEffectScope();
				try {
					return f();
				} finally {
					this.parseEffects.rollback(frame);
				}
			}
			lookahead(number) {
				const oldState = this.getCurLookaheadState();
				const oldContext = this.context;
				const oldPreValue = this.preValue;
				const oldPreToken = this.preToken;
				const oldIsLookahead = this.isLookahead;
				try {
					this.createLookaheadState();
					this.isLookahead = true;
					if (number !== void 0) for (let i = 0; i < number; i++) this.nextToken();
					else this.nextToken();
					return this.getCurLookaheadState();
				} finally {
					this.setLookaheadTokenState(oldState);
					this.context = oldContext;
					this.preValue = oldPreValue;
					this.preToken = oldPreToken;
					this.isLookahead = oldIsLookahead;
				}
			}
			readWord() {
				let word = this.readWord1();
				let type = tt.name;
				if (this.keywords.test(word)) type = keywordTypes[word];
				else if (new RegExp(keywordsRegExp).test(word)) type = tokTypes[word];
				return this.finishToken(type, word);
			}
			skipBlockComment() {
				let startLoc;
				if (!this.isLookahead) startLoc = this.options.onComment && this.curPosition();
				let start = this.pos, end = this.input.indexOf("*/", this.pos += 2);
				if (end === -1) this.raise(this.pos - 2, "Unterminated comment");
				this.pos = end + 2;
				if (this.options.locations) for (let nextBreak, pos = start; (nextBreak = nextLineBreak(this.input, pos, this.pos)) > -1;) {
					++this.curLine;
					pos = this.lineStart = nextBreak;
				}
				if (this.isLookahead) return;
				if (this.options.onComment) this.options.onComment(true, this.input.slice(start + 2, end), start, this.pos, startLoc, this.curPosition());
			}
			skipLineComment(startSkip) {
				let start = this.pos;
				let startLoc;
				if (!this.isLookahead) startLoc = this.options.onComment && this.curPosition();
				let ch = this.input.charCodeAt(this.pos += startSkip);
				while (this.pos < this.input.length && !isNewLine(ch)) ch = this.input.charCodeAt(++this.pos);
				if (this.isLookahead) return;
				if (this.options.onComment) this.options.onComment(false, this.input.slice(start + startSkip, this.pos), start, this.pos, startLoc, this.curPosition());
			}
			finishToken(type, val) {
				this.preValue = this.value;
				this.preToken = this.type;
				this.end = this.pos;
				if (this.options.locations) this.endLoc = this.curPosition();
				let prevType = this.type;
				this.type = type;
				this.value = val;
				if (!this.isLookahead) this.updateContext(prevType);
			}
			resetStartLocation(node, start, startLoc) {
				node.start = start;
				node.loc.start = startLoc;
				if (this.options.ranges) node.range[0] = start;
			}
			isLineTerminator() {
				return this.eat(tt.semi) || super.canInsertSemicolon();
			}
			hasFollowingLineBreak() {
				skipWhiteSpaceToLineBreak.lastIndex = this.end;
				return skipWhiteSpaceToLineBreak.test(this.input);
			}
			addExtra(node, key, value, enumerable = true) {
				if (!node) return;
				const extra = node.extra = node.extra || {};
				if (enumerable) extra[key] = value;
				else Object.defineProperty(extra, key, {
					enumerable,
					value
				});
			}
			isLiteralPropertyName() {
				return tokenIsLiteralPropertyName(this.type);
			}
			hasPrecedingLineBreak() {
				return lineBreak.test(this.input.slice(this.lastTokEnd, this.start));
			}
			createIdentifier(node, name) {
				node.name = name;
				return this.finishNode(node, "Identifier");
			}
			resetStartLocationFromNode(node, locationNode) {
				this.resetStartLocation(node, locationNode.start, locationNode.loc.start);
			}
			isThisParam(param) {
				return param.type === "Identifier" && param.name === "this";
			}
			isLookaheadContextual(name) {
				const next = this.nextTokenStart();
				return this.isUnparsedContextual(next, name);
			}
			ts_type_isContextual(type, token) {
				return type === token && !this.containsEsc;
			}
			ts_isContextual(token) {
				return this.type === token && !this.containsEsc;
			}
			ts_isContextualWithState(state, token) {
				return state.type === token && !state.containsEsc;
			}
			isContextualWithState(keyword, state) {
				return state.type === tt.name && state.value === keyword && !state.containsEsc;
			}
			tsIsStartOfMappedType() {
				this.next();
				if (this.eat(tt.plusMin)) return this.ts_isContextual(tokTypes.readonly);
				if (this.ts_isContextual(tokTypes.readonly)) this.next();
				if (!this.match(tt.bracketL)) return false;
				this.next();
				if (!this.tsIsIdentifier()) return false;
				this.next();
				return this.match(tt._in);
			}
			tsInDisallowConditionalTypesContext(cb) {
				const oldInDisallowConditionalTypesContext = this.inDisallowConditionalTypesContext;
				this.inDisallowConditionalTypesContext = true;
				try {
					return cb();
				} finally {
					this.inDisallowConditionalTypesContext = oldInDisallowConditionalTypesContext;
				}
			}
			tsTryParseType() {
				return this.tsEatThenParseType(tt.colon);
			}
			match(type) {
				return this.type === type;
			}
			matchJsx(type) {
				return this.type === acornTypeScript.tokTypes[type];
			}
			ts_eatWithState(type, nextCount, state) {
				if (type === state.type) {
					for (let i = 0; i < nextCount; i++) this.next();
					return true;
				} else return false;
			}
			ts_eatContextualWithState(name, nextCount, state) {
				if (keywordsRegExp.test(name)) {
					if (this.ts_isContextualWithState(state, tokTypes[name])) {
						for (let i = 0; i < nextCount; i++) this.next();
						return true;
					}
					return false;
				} else {
					if (!this.isContextualWithState(name, state)) return false;
					for (let i = 0; i < nextCount; i++) this.next();
					return true;
				}
			}
			canHaveLeadingDecorator() {
				return this.match(tt._class) || this.isAbstractClass() || this.isDeclareClass();
			}
			eatContextual(name) {
				if (keywordsRegExp.test(name)) {
					if (this.ts_isContextual(tokTypes[name])) {
						this.next();
						return true;
					}
					return false;
				} else return super.eatContextual(name);
			}
			tsIsExternalModuleReference() {
				return this.isContextual("require") && this.lookaheadCharCode() === 40;
			}
			tsParseExternalModuleReference() {
				const node = this.startNode();
				this.expectContextual("require");
				this.expect(tt.parenL);
				if (!this.match(tt.string)) this.unexpected();
				node.expression = this.parseExprAtom();
				this.expect(tt.parenR);
				return this.finishNode(node, "TSExternalModuleReference");
			}
			tsParseEntityName(allowReservedWords = true) {
				let entity = this.parseIdent(allowReservedWords);
				while (this.eat(tt.dot)) {
					const node = this.startNodeAtNode(entity);
					node.left = entity;
					node.right = this.parseIdent(allowReservedWords);
					entity = this.finishNode(node, "TSQualifiedName");
				}
				return entity;
			}
			tsParseEnumMember() {
				const node = this.startNode();
				node.id = this.match(tt.string) ? this.parseLiteral(this.value) : this.parseIdent(true);
				if (this.eat(tt.eq)) node.initializer = this.parseMaybeAssign();
				return this.finishNode(node, "TSEnumMember");
			}
			tsParseEnumDeclaration(node, properties = {}) {
				if (properties.const) node.const = true;
				if (properties.declare) node.declare = true;
				this.expectContextual("enum");
				node.id = this.parseIdent();
				const bindingType = properties.const ? acornScope.BIND_TS_CONST_ENUM : acornScope.BIND_TS_ENUM;
				this.checkLValSimple(node.id, bindingType);
				this.expect(tt.braceL);
				node.members = this.tsParseDelimitedList("EnumMembers", this.tsParseEnumMember.bind(this));
				this.expect(tt.braceR);
				return this.finishNode(node, "TSEnumDeclaration");
			}
			tsParseModuleBlock() {
				const node = this.startNode();
				this.enterScope(TS_SCOPE_OTHER);
				this.expect(tt.braceL);
				node.body = [];
				while (this.type !== tt.braceR) {
					let stmt = this.parseStatement(null, true);
					node.body.push(stmt);
				}
				this.next();
				super.exitScope();
				return this.finishNode(node, "TSModuleBlock");
			}
			tsParseAmbientExternalModuleDeclaration(node) {
				if (this.ts_isContextual(tokTypes.global)) {
					node.global = true;
					node.id = this.parseIdent();
				} else if (this.match(tt.string)) node.id = this.parseLiteral(this.value);
				else this.unexpected();
				if (this.match(tt.braceL)) {
					this.enterScope(TS_SCOPE_TS_MODULE);
					node.body = this.tsParseModuleBlock();
					super.exitScope();
				} else super.semicolon();
				return this.finishNode(node, "TSModuleDeclaration");
			}
			tsTryParseDeclare(nany) {
				if (this.isLineTerminator()) return;
				let starttype = this.type;
				let kind;
				if (this.isContextual("let")) {
					starttype = tt._var;
					kind = "let";
				}
				return this.tsInAmbientContext(() => {
					if (starttype === tt._function) {
						nany.declare = true;
						return this.parseFunctionStatement(nany, false, true);
					}
					if (starttype === tt._class) {
						nany.declare = true;
						return this.parseClass(nany, true);
					}
					if (starttype === tokTypes.enum) return this.tsParseEnumDeclaration(nany, { declare: true });
					if (starttype === tokTypes.global) return this.tsParseAmbientExternalModuleDeclaration(nany);
					if (starttype === tt._const || starttype === tt._var) {
						if (!this.match(tt._const) || !this.isLookaheadContextual("enum")) {
							nany.declare = true;
							return this.parseVarStatement(nany, kind || this.value, true);
						}
						this.expect(tt._const);
						return this.tsParseEnumDeclaration(nany, {
							const: true,
							declare: true
						});
					}
					if (starttype === tokTypes.interface) {
						const result = this.tsParseInterfaceDeclaration(nany, { declare: true });
						if (result) return result;
					}
					if (tokenIsIdentifier(starttype)) return this.tsParseDeclaration(nany, this.value, true);
				});
			}
			tsIsListTerminator(kind) {
				switch (kind) {
					case "EnumMembers":
					case "TypeMembers": return this.match(tt.braceR);
					case "HeritageClauseElement": return this.match(tt.braceL);
					case "TupleElementTypes": return this.match(tt.bracketR);
					case "TypeParametersOrArguments": return this.tsMatchRightRelational();
				}
			}
			tsParseDelimitedListWorker(kind, parseElement, expectSuccess, refTrailingCommaPos) {
				const result = [];
				let trailingCommaPos = -1;
				for (;;) {
					if (this.tsIsListTerminator(kind)) break;
					trailingCommaPos = -1;
					const element = parseElement();
					if (element == null) return;
					result.push(element);
					if (this.eat(tt.comma)) {
						trailingCommaPos = this.lastTokStart;
						continue;
					}
					if (this.tsIsListTerminator(kind)) break;
					if (expectSuccess) this.expect(tt.comma);
					return;
				}
				if (refTrailingCommaPos) refTrailingCommaPos.value = trailingCommaPos;
				return result;
			}
			tsParseDelimitedList(kind, parseElement, refTrailingCommaPos) {
				return nonNull(this.tsParseDelimitedListWorker(kind, parseElement, true, refTrailingCommaPos));
			}
			tsParseBracketedList(kind, parseElement, bracket, skipFirstToken, refTrailingCommaPos) {
				if (!skipFirstToken) {
					if (bracket) this.expect(tt.bracketL);
					else this.expect(tt.relational);
				}
				const result = this.tsParseDelimitedList(kind, parseElement, refTrailingCommaPos);
				if (bracket) this.expect(tt.bracketR);
				else this.expect(tt.relational);
				return result;
			}
			tsParseTypeParameterName() {
				return this.parseIdent().name;
			}
			tsEatThenParseType(token) {
				return !this.match(token) ? void 0 : this.tsNextThenParseType();
			}
			tsExpectThenParseType(token) {
				return this.tsDoThenParseType(() => this.expect(token));
			}
			tsNextThenParseType() {
				return this.tsDoThenParseType(() => this.next());
			}
			tsDoThenParseType(cb) {
				return this.tsInType(() => {
					cb();
					return this.tsParseType();
				});
			}
			tsSkipParameterStart() {
				if (tokenIsIdentifier(this.type) || this.match(tt._this)) {
					this.next();
					return true;
				}
				if (this.match(tt.braceL)) try {
					this.parseObj(true);
					return true;
				} catch {
					return false;
				}
				if (this.match(tt.bracketL)) {
					this.next();
					try {
						this.parseBindingList(tt.bracketR, true, true);
						return true;
					} catch {
						return false;
					}
				}
				return false;
			}
			tsIsUnambiguouslyStartOfFunctionType() {
				this.next();
				if (this.match(tt.parenR) || this.match(tt.ellipsis)) return true;
				if (this.tsSkipParameterStart()) {
					if (this.match(tt.colon) || this.match(tt.comma) || this.match(tt.question) || this.match(tt.eq)) return true;
					if (this.match(tt.parenR)) {
						this.next();
						if (this.match(tt.arrow)) return true;
					}
				}
				return false;
			}
			tsIsStartOfFunctionType() {
				if (this.tsMatchLeftRelational()) return true;
				return this.match(tt.parenL) && this.tsLookAhead(this.tsIsUnambiguouslyStartOfFunctionType.bind(this));
			}
			tsInAllowConditionalTypesContext(cb) {
				const oldInDisallowConditionalTypesContext = this.inDisallowConditionalTypesContext;
				this.inDisallowConditionalTypesContext = false;
				try {
					return cb();
				} finally {
					this.inDisallowConditionalTypesContext = oldInDisallowConditionalTypesContext;
				}
			}
			tsParseBindingListForSignature() {
				return super.parseBindingList(tt.parenR, true, true).map((pattern) => {
					if (pattern.type !== "Identifier" && pattern.type !== "RestElement" && pattern.type !== "ObjectPattern" && pattern.type !== "ArrayPattern") this.raise(pattern.start, TypeScriptError.UnsupportedSignatureParameterKind({ type: pattern.type }));
					return pattern;
				});
			}
			tsParseTypePredicateAsserts() {
				if (this.type !== tokTypes.asserts) return false;
				const containsEsc = this.containsEsc;
				this.next();
				if (!tokenIsIdentifier(this.type) && !this.match(tt._this)) return false;
				if (containsEsc) this.raise(this.lastTokStart, "Escape sequence in keyword asserts");
				return true;
			}
			tsParseThisTypeNode() {
				const node = this.startNode();
				this.next();
				return this.finishNode(node, "TSThisType");
			}
			tsParseTypeAnnotation(eatColon = true, t = this.startNode()) {
				this.tsInType(() => {
					if (eatColon) this.expect(tt.colon);
					t.typeAnnotation = this.tsParseType();
				});
				return this.finishNode(t, "TSTypeAnnotation");
			}
			tsParseThisTypePredicate(lhs) {
				this.next();
				const node = this.startNodeAtNode(lhs);
				node.parameterName = lhs;
				node.typeAnnotation = this.tsParseTypeAnnotation(false);
				node.asserts = false;
				return this.finishNode(node, "TSTypePredicate");
			}
			tsParseThisTypeOrThisTypePredicate() {
				const thisKeyword = this.tsParseThisTypeNode();
				if (this.isContextual("is") && !this.hasPrecedingLineBreak()) return this.tsParseThisTypePredicate(thisKeyword);
				else return thisKeyword;
			}
			tsParseTypePredicatePrefix() {
				const id = this.parseIdent();
				if (this.isContextual("is") && !this.hasPrecedingLineBreak()) {
					this.next();
					return id;
				}
			}
			tsParseTypeOrTypePredicateAnnotation(returnToken) {
				return this.tsInType(() => {
					const t = this.startNode();
					this.expect(returnToken);
					const node = this.startNode();
					const typePredicateVariable = this.tsIsIdentifier() && this.tsTryParse(this.tsParseTypePredicatePrefix.bind(this));
					if (typePredicateVariable) {
						const type2 = this.tsParseTypeAnnotation(false);
						node.parameterName = typePredicateVariable;
						node.typeAnnotation = type2;
						node.asserts = false;
						t.typeAnnotation = this.finishNode(node, "TSTypePredicate");
						return this.finishNode(t, "TSTypeAnnotation");
					}
					const asserts = !!this.tsTryParse(this.tsParseTypePredicateAsserts.bind(this));
					if (asserts && this.match(tt._this)) {
						let thisTypePredicate = this.tsParseThisTypeOrThisTypePredicate();
						if (thisTypePredicate.type === "TSThisType") {
							node.parameterName = thisTypePredicate;
							node.asserts = true;
							node.typeAnnotation = null;
							thisTypePredicate = this.finishNode(node, "TSTypePredicate");
						} else {
							this.resetStartLocationFromNode(thisTypePredicate, node);
							thisTypePredicate.asserts = true;
						}
						t.typeAnnotation = thisTypePredicate;
						return this.finishNode(t, "TSTypeAnnotation");
					}
					const assertedTypePredicateVariable = asserts && this.tsIsIdentifier() && this.tsTryParse(this.tsParseTypePredicatePrefix.bind(this));
					if (!assertedTypePredicateVariable) {
						if (!asserts) return this.tsParseTypeAnnotation(false, t);
						node.parameterName = this.parseIdent();
						node.asserts = asserts;
						node.typeAnnotation = null;
						t.typeAnnotation = this.finishNode(node, "TSTypePredicate");
						return this.finishNode(t, "TSTypeAnnotation");
					}
					const type = this.tsParseTypeAnnotation(false);
					node.parameterName = assertedTypePredicateVariable;
					node.typeAnnotation = type;
					node.asserts = asserts;
					t.typeAnnotation = this.finishNode(node, "TSTypePredicate");
					return this.finishNode(t, "TSTypeAnnotation");
				});
			}
			tsFillSignature(returnToken, signature) {
				const returnTokenRequired = returnToken === tt.arrow;
				const paramsKey = "parameters";
				const returnTypeKey = "typeAnnotation";
				signature.typeParameters = this.tsTryParseTypeParameters();
				this.expect(tt.parenL);
				signature[paramsKey] = this.tsParseBindingListForSignature();
				if (returnTokenRequired) signature[returnTypeKey] = this.tsParseTypeOrTypePredicateAnnotation(returnToken);
				else if (this.match(returnToken)) signature[returnTypeKey] = this.tsParseTypeOrTypePredicateAnnotation(returnToken);
			}
			tsTryNextParseConstantContext() {
				if (this.lookahead().type !== tt._const) return null;
				this.next();
				const typeReference = this.tsParseTypeReference();
				if (typeReference.typeParameters || typeReference.typeArguments) this.raise(typeReference.typeName.start, TypeScriptError.CannotFindName({ name: "const" }));
				return typeReference;
			}
			tsParseFunctionOrConstructorType(type, abstract) {
				const node = this.startNode();
				if (type === "TSConstructorType") {
					node.abstract = !!abstract;
					if (abstract) this.next();
					this.next();
				}
				this.tsInAllowConditionalTypesContext(() => this.tsFillSignature(tt.arrow, node));
				return this.finishNode(node, type);
			}
			tsParseUnionOrIntersectionType(kind, parseConstituentType, operator) {
				const node = this.startNode();
				const hasLeadingOperator = this.eat(operator);
				const types = [];
				do
					types.push(parseConstituentType());
				while (this.eat(operator));
				if (types.length === 1 && !hasLeadingOperator) return types[0];
				node.types = types;
				return this.finishNode(node, kind);
			}
			tsCheckTypeAnnotationForReadOnly(node) {
				switch (node.typeAnnotation.type) {
					case "TSTupleType":
					case "TSArrayType": return;
					default: this.raise(node.start, TypeScriptError.UnexpectedReadonly);
				}
			}
			tsParseTypeOperator() {
				const node = this.startNode();
				const operator = this.value;
				this.next();
				node.operator = operator;
				node.typeAnnotation = this.tsParseTypeOperatorOrHigher();
				if (operator === "readonly") this.tsCheckTypeAnnotationForReadOnly(node);
				return this.finishNode(node, "TSTypeOperator");
			}
			tsParseConstraintForInferType() {
				if (this.eat(tt._extends)) {
					const constraint = this.tsInDisallowConditionalTypesContext(() => this.tsParseType());
					if (this.inDisallowConditionalTypesContext || !this.match(tt.question)) return constraint;
				}
			}
			tsParseInferType() {
				const node = this.startNode();
				this.expectContextual("infer");
				const typeParameter = this.startNode();
				typeParameter.name = this.tsParseTypeParameterName();
				typeParameter.constraint = this.tsTryParse(() => this.tsParseConstraintForInferType());
				node.typeParameter = this.finishNode(typeParameter, "TSTypeParameter");
				return this.finishNode(node, "TSInferType");
			}
			tsParseLiteralTypeNode() {
				const node = this.startNode();
				node.literal = (() => {
					switch (this.type) {
						case tt.num:
						case tt.string:
						case tt._true:
						case tt._false: return this.parseExprAtom();
						default: this.unexpected();
					}
				})();
				return this.finishNode(node, "TSLiteralType");
			}
			tsParseImportType() {
				const node = this.startNode();
				this.expect(tt._import);
				this.expect(tt.parenL);
				if (!this.match(tt.string)) this.raise(this.start, TypeScriptError.UnsupportedImportTypeArgument);
				node.argument = this.parseExprAtom();
				this.expect(tt.parenR);
				if (this.eat(tt.dot)) node.qualifier = this.tsParseEntityName();
				if (this.tsMatchLeftRelational()) node.typeArguments = this.tsParseTypeArguments();
				return this.finishNode(node, "TSImportType");
			}
			tsParseTypeQuery() {
				const node = this.startNode();
				this.expect(tt._typeof);
				if (this.match(tt._import)) node.exprName = this.tsParseImportType();
				else node.exprName = this.tsParseEntityName();
				if (!this.hasPrecedingLineBreak() && this.tsMatchLeftRelational()) node.typeArguments = this.tsParseTypeArguments();
				return this.finishNode(node, "TSTypeQuery");
			}
			tsParseMappedTypeParameter() {
				const node = this.startNode();
				node.name = this.tsParseTypeParameterName();
				node.constraint = this.tsExpectThenParseType(tt._in);
				return this.finishNode(node, "TSTypeParameter");
			}
			tsParseMappedType() {
				const node = this.startNode();
				this.expect(tt.braceL);
				if (this.match(tt.plusMin)) {
					node.readonly = this.value;
					this.next();
					this.expectContextual("readonly");
				} else if (this.eatContextual("readonly")) node.readonly = true;
				this.expect(tt.bracketL);
				node.typeParameter = this.tsParseMappedTypeParameter();
				node.nameType = this.eatContextual("as") ? this.tsParseType() : null;
				this.expect(tt.bracketR);
				if (this.match(tt.plusMin)) {
					node.optional = this.value;
					this.next();
					this.expect(tt.question);
				} else if (this.eat(tt.question)) node.optional = true;
				node.typeAnnotation = this.tsTryParseType();
				this.semicolon();
				this.expect(tt.braceR);
				return this.finishNode(node, "TSMappedType");
			}
			tsParseTypeLiteral() {
				const node = this.startNode();
				node.members = this.tsParseObjectTypeMembers();
				return this.finishNode(node, "TSTypeLiteral");
			}
			tsIsTupleElementLabel() {
				if (!tokenIsKeywordOrIdentifier(this.type)) return false;
				const nextToken = this.lookahead();
				if (nextToken.type === tt.colon) return true;
				if (nextToken.type !== tt.question) return false;
				return this.lookahead(2).type === tt.colon;
			}
			tsParseTupleElementType() {
				const startLoc = this.startLoc;
				const startPos = this["start"];
				const rest = this.eat(tt.ellipsis);
				let type;
				if (this.tsIsTupleElementLabel()) {
					const labeledNode = this.startNode();
					labeledNode.label = this.parseIdent(true);
					labeledNode.optional = this.eat(tt.question);
					this.expect(tt.colon);
					labeledNode.elementType = this.tsParseType();
					type = this.finishNode(labeledNode, "TSNamedTupleMember");
				} else {
					type = this.tsParseType();
					const optional = this.eat(tt.question);
					if (this.eat(tt.colon)) this.raise(type.start, TypeScriptError.InvalidTupleMemberLabel);
					if (optional) {
						const optionalTypeNode = this.startNodeAtNode(type);
						optionalTypeNode.typeAnnotation = type;
						type = this.finishNode(optionalTypeNode, "TSOptionalType");
					}
				}
				if (rest) {
					const restNode = this.startNodeAt(startPos, startLoc);
					restNode.typeAnnotation = type;
					type = this.finishNode(restNode, "TSRestType");
				}
				return type;
			}
			tsParseTupleType() {
				const node = this.startNode();
				node.elementTypes = this.tsParseBracketedList("TupleElementTypes", this.tsParseTupleElementType.bind(this), true, false);
				let seenOptionalElement = false;
				node.elementTypes.forEach((elementNode) => {
					const { type } = elementNode;
					if (seenOptionalElement && type !== "TSRestType" && type !== "TSOptionalType" && !(type === "TSNamedTupleMember" && elementNode.optional)) this.raise(elementNode.start, TypeScriptError.OptionalTypeBeforeRequired);
					seenOptionalElement ||= type === "TSNamedTupleMember" && elementNode.optional || type === "TSOptionalType";
					if (type === "TSRestType") elementNode = elementNode.typeAnnotation;
				});
				return this.finishNode(node, "TSTupleType");
			}
			tsParseTemplateLiteralType() {
				const node = this.startNode();
				node.literal = this.parseTemplate({ isTagged: false });
				return this.finishNode(node, "TSLiteralType");
			}
			tsParseTypeReference() {
				const node = this.startNode();
				node.typeName = this.tsParseEntityName();
				if (!this.hasPrecedingLineBreak() && this.tsMatchLeftRelational()) node.typeArguments = this.tsParseTypeArguments();
				return this.finishNode(node, "TSTypeReference");
			}
			tsMatchLeftRelational() {
				return this.match(tt.relational) && this.value === "<";
			}
			tsMatchRightRelational() {
				return this.match(tt.relational) && this.value === ">";
			}
			tsParseParenthesizedType() {
				const node = this.startNode();
				this.expect(tt.parenL);
				node.typeAnnotation = this.tsParseType();
				this.expect(tt.parenR);
				return this.finishNode(node, "TSParenthesizedType");
			}
			tsParseNonArrayType() {
				switch (this.type) {
					case tt.string:
					case tt.num:
					case tt._true:
					case tt._false: return this.tsParseLiteralTypeNode();
					case tt.plusMin:
						if (this.value === "-") {
							const node = this.startNode();
							if (this.lookahead().type !== tt.num) this.unexpected();
							node.literal = this.parseMaybeUnary();
							return this.finishNode(node, "TSLiteralType");
						}
						break;
					case tt._this: return this.tsParseThisTypeOrThisTypePredicate();
					case tt._typeof: return this.tsParseTypeQuery();
					case tt._import: return this.tsParseImportType();
					case tt.braceL: return this.tsLookAhead(this.tsIsStartOfMappedType.bind(this)) ? this.tsParseMappedType() : this.tsParseTypeLiteral();
					case tt.bracketL: return this.tsParseTupleType();
					case tt.parenL: return this.tsParseParenthesizedType();
					case tt.backQuote:
					case tt.dollarBraceL: return this.tsParseTemplateLiteralType();
					default: {
						const { type } = this;
						if (tokenIsKeywordOrIdentifier(type) || type === tt._void || type === tt._null) {
							const nodeType = type === tt._void ? "TSVoidKeyword" : type === tt._null ? "TSNullKeyword" : keywordTypeFromName(this.value);
							if (nodeType !== void 0 && this.lookaheadCharCode() !== 46) {
								const node = this.startNode();
								this.next();
								return this.finishNode(node, nodeType);
							}
							return this.tsParseTypeReference();
						}
					}
				}
				this.unexpected();
			}
			tsParseArrayTypeOrHigher() {
				let type = this.tsParseNonArrayType();
				while (!this.hasPrecedingLineBreak() && this.eat(tt.bracketL)) if (this.match(tt.bracketR)) {
					const node = this.startNodeAtNode(type);
					node.elementType = type;
					this.expect(tt.bracketR);
					type = this.finishNode(node, "TSArrayType");
				} else {
					const node = this.startNodeAtNode(type);
					node.objectType = type;
					node.indexType = this.tsParseType();
					this.expect(tt.bracketR);
					type = this.finishNode(node, "TSIndexedAccessType");
				}
				return type;
			}
			tsParseTypeOperatorOrHigher() {
				return tokenIsTSTypeOperator(this.type) && !this.containsEsc ? this.tsParseTypeOperator() : this.isContextual("infer") ? this.tsParseInferType() : this.tsInAllowConditionalTypesContext(() => this.tsParseArrayTypeOrHigher());
			}
			tsParseIntersectionTypeOrHigher() {
				return this.tsParseUnionOrIntersectionType("TSIntersectionType", this.tsParseTypeOperatorOrHigher.bind(this), tt.bitwiseAND);
			}
			tsParseUnionTypeOrHigher() {
				return this.tsParseUnionOrIntersectionType("TSUnionType", this.tsParseIntersectionTypeOrHigher.bind(this), tt.bitwiseOR);
			}
			tsParseNonConditionalType() {
				if (this.tsIsStartOfFunctionType()) return this.tsParseFunctionOrConstructorType("TSFunctionType");
				if (this.match(tt._new)) return this.tsParseFunctionOrConstructorType("TSConstructorType");
				else if (this.isAbstractConstructorSignature()) return this.tsParseFunctionOrConstructorType("TSConstructorType", true);
				return this.tsParseUnionTypeOrHigher();
			}
			tsParseType() {
				assert(this.inType);
				const type = this.tsParseNonConditionalType();
				if (this.inDisallowConditionalTypesContext || this.hasPrecedingLineBreak() || !this.eat(tt._extends)) return type;
				const node = this.startNodeAtNode(type);
				node.checkType = type;
				node.extendsType = this.tsInDisallowConditionalTypesContext(() => this.tsParseNonConditionalType());
				this.expect(tt.question);
				node.trueType = this.tsInAllowConditionalTypesContext(() => this.tsParseType());
				this.expect(tt.colon);
				node.falseType = this.tsInAllowConditionalTypesContext(() => this.tsParseType());
				return this.finishNode(node, "TSConditionalType");
			}
			tsIsUnambiguouslyIndexSignature() {
				this.next();
				if (tokenIsIdentifier(this.type)) {
					this.next();
					return this.match(tt.colon);
				}
				return false;
			}
			tsInType(cb) {
				const oldInType = this.inType;
				this.inType = true;
				try {
					return cb();
				} finally {
					this.inType = oldInType;
				}
			}
			tsTryParseIndexSignature(node) {
				if (!(this.match(tt.bracketL) && this.tsLookAhead(this.tsIsUnambiguouslyIndexSignature.bind(this)))) return;
				this.expect(tt.bracketL);
				const id = this.parseIdent();
				id.typeAnnotation = this.tsParseTypeAnnotation();
				this.resetEndLocation(id);
				this.expect(tt.bracketR);
				node.parameters = [id];
				const type = this.tsTryParseTypeAnnotation();
				if (type) node.typeAnnotation = type;
				this.tsParseTypeMemberSemicolon();
				return this.finishNode(node, "TSIndexSignature");
			}
			tsParseNoneModifiers(node) {
				this.tsParseModifiers({
					modified: node,
					allowedModifiers: [],
					disallowedModifiers: ["in", "out"],
					errorTemplate: TypeScriptError.InvalidModifierOnTypeParameterPositions
				});
			}
			tsParseTypeParameter(parseModifiers = this.tsParseNoneModifiers.bind(this)) {
				const node = this.startNode();
				parseModifiers(node);
				node.name = this.tsParseTypeParameterName();
				node.constraint = this.tsEatThenParseType(tt._extends);
				node.default = this.tsEatThenParseType(tt.eq);
				return this.finishNode(node, "TSTypeParameter");
			}
			tsParseTypeParameters(parseModifiers) {
				const node = this.startNode();
				if (this.tsMatchLeftRelational() || this.matchJsx("jsxTagStart")) this.next();
				else this.unexpected();
				const refTrailingCommaPos = { value: -1 };
				node.params = this.tsParseBracketedList("TypeParametersOrArguments", this.tsParseTypeParameter.bind(this, parseModifiers), false, true, refTrailingCommaPos);
				if (node.params.length === 0) this.raise(this.start, TypeScriptError.EmptyTypeParameters);
				if (refTrailingCommaPos.value !== -1) this.addExtra(node, "trailingComma", refTrailingCommaPos.value);
				return this.finishNode(node, "TSTypeParameterDeclaration");
			}
			tsTryParseTypeParameters(parseModifiers) {
				if (this.tsMatchLeftRelational()) return this.tsParseTypeParameters(parseModifiers);
			}
			tsTryParse(f) {
				const frame = this.beginParseEffectScope();
				let result;
				try {
					result = f();
				} catch (error) {
					this.parseEffects.rollback(frame);
					throw error;
				}
				if (result !== void 0 && result !== false) {
					this.parseEffects.commit(frame);
					return result;
				}
				this.parseEffects.rollback(frame);
			}
			tsTokenCanFollowModifier() {
				return (this.match(tt.bracketL) || this.match(tt.braceL) || this.match(tt.star) || this.match(tt.ellipsis) || this.match(tt.privateId) || this.isLiteralPropertyName()) && !this.hasPrecedingLineBreak();
			}
			tsNextTokenCanFollowModifier() {
				this.next(true);
				return this.tsTokenCanFollowModifier();
			}
			tsParseModifier(allowedModifiers, stopOnStartOfClassStaticBlock) {
				const modifier = this.value;
				if (allowedModifiers.indexOf(modifier) !== -1 && !this.containsEsc) {
					if (stopOnStartOfClassStaticBlock && this.tsIsStartOfStaticBlocks()) return;
					if (this.tsTryParse(this.tsNextTokenCanFollowModifier.bind(this))) return modifier;
				}
			}
			tsParseModifiersByMap({ modified, map }) {
				for (const key of Object.keys(map)) modified[key] = map[key];
			}
			tsParseModifiers({ modified, allowedModifiers, disallowedModifiers, stopOnStartOfClassStaticBlock, errorTemplate = TypeScriptError.InvalidModifierOnTypeMember }) {
				const modifiedMap = {};
				const enforceOrder = (loc, modifier, before, after) => {
					if (modifier === before && modified[after]) this.raise(loc.column, TypeScriptError.InvalidModifiersOrder({ orderedModifiers: [before, after] }));
				};
				const incompatible = (loc, modifier, mod1, mod2) => {
					if (modified[mod1] && modifier === mod2 || modified[mod2] && modifier === mod1) this.raise(loc.column, TypeScriptError.IncompatibleModifiers({ modifiers: [mod1, mod2] }));
				};
				for (;;) {
					const startLoc = this.startLoc;
					const modifier = this.tsParseModifier(allowedModifiers.concat(disallowedModifiers ?? []), stopOnStartOfClassStaticBlock);
					if (!modifier) break;
					if (tsIsAccessModifier(modifier)) {
						if (modified.accessibility) this.raise(this.start, TypeScriptError.DuplicateAccessibilityModifier());
						else {
							enforceOrder(startLoc, modifier, modifier, "override");
							enforceOrder(startLoc, modifier, modifier, "static");
							enforceOrder(startLoc, modifier, modifier, "readonly");
							enforceOrder(startLoc, modifier, modifier, "accessor");
							modifiedMap.accessibility = modifier;
							modified["accessibility"] = modifier;
						}
					} else if (tsIsVarianceAnnotations(modifier)) {
						if (modified[modifier]) this.raise(this.start, TypeScriptError.DuplicateModifier({ modifier }));
						else {
							enforceOrder(startLoc, modifier, "in", "out");
							modifiedMap[modifier] = modifier;
							modified[modifier] = true;
						}
					} else if (tsIsClassAccessor(modifier)) {
						if (modified[modifier]) this.raise(this.start, TypeScriptError.DuplicateModifier({ modifier }));
						else {
							incompatible(startLoc, modifier, "accessor", "readonly");
							incompatible(startLoc, modifier, "accessor", "override");
							modifiedMap[modifier] = modifier;
							modified[modifier] = true;
						}
					} else if (modifier === "const") {
						if (modified[modifier]) this.raise(this.start, TypeScriptError.DuplicateModifier({ modifier }));
						else {
							modifiedMap[modifier] = modifier;
							modified[modifier] = true;
						}
					} else if (Object.hasOwnProperty.call(modified, modifier)) this.raise(this.start, TypeScriptError.DuplicateModifier({ modifier }));
					else {
						enforceOrder(startLoc, modifier, "static", "readonly");
						enforceOrder(startLoc, modifier, "static", "override");
						enforceOrder(startLoc, modifier, "override", "readonly");
						enforceOrder(startLoc, modifier, "abstract", "override");
						incompatible(startLoc, modifier, "declare", "override");
						incompatible(startLoc, modifier, "static", "abstract");
						modifiedMap[modifier] = modifier;
						modified[modifier] = true;
					}
					if (disallowedModifiers?.includes(modifier)) this.raise(this.start, errorTemplate);
				}
				return modifiedMap;
			}
			tsParseInOutModifiers(node) {
				this.tsParseModifiers({
					modified: node,
					allowedModifiers: ["in", "out"],
					disallowedModifiers: [
						"public",
						"private",
						"protected",
						"readonly",
						"declare",
						"abstract",
						"override"
					],
					errorTemplate: TypeScriptError.InvalidModifierOnTypeParameter
				});
			}
			tsParseClassTypeParameterModifiers(node) {
				this.tsParseModifiers({
					modified: node,
					allowedModifiers: [
						"const",
						"in",
						"out"
					],
					disallowedModifiers: [
						"public",
						"private",
						"protected",
						"readonly",
						"declare",
						"abstract",
						"override"
					],
					errorTemplate: TypeScriptError.InvalidModifierOnTypeParameter
				});
			}
			parseMaybeUnary(refExpressionErrors, sawUnary, incDec, forInit) {
				if (!options?.jsx && this.tsMatchLeftRelational()) return this.tsParseTypeAssertion();
				else return super.parseMaybeUnary(refExpressionErrors, sawUnary, incDec, forInit);
			}
			tsParseTypeAssertion() {
				if (disallowAmbiguousJSXLike) this.raise(this.start, TypeScriptError.ReservedTypeAssertion);
				const result = this.tryParse(() => {
					const node = this.startNode();
					node.typeAnnotation = this.tsTryNextParseConstantContext() || this.tsNextThenParseType();
					this.expect(tt.relational);
					node.expression = this.parseMaybeUnary();
					return this.finishNode(node, "TSTypeAssertion");
				});
				if (result.error) return this.tsParseTypeParameters(this.tsParseConstModifier);
				else return result.node;
			}
			tsParseTypeArguments(inExpression = false) {
				const node = this.startNode();
				node.params = this.tsInType(() => this.tsInNoContext(() => {
					this.expect(tt.relational);
					return this.tsParseDelimitedList("TypeParametersOrArguments", this.tsParseType.bind(this));
				}));
				if (node.params.length === 0) this.raise(this.start, TypeScriptError.EmptyTypeArguments);
				if (inExpression && this.curContext() !== tsTokContexts.tc_oTag) this.reScan_lt_gt();
				if (!this.tsMatchRightRelational()) this.unexpected();
				this.exprAllowed = false;
				this.next();
				return this.finishNode(node, "TSTypeParameterInstantiation");
			}
			tsParseHeritageClause(token) {
				const originalStart = this.start;
				const delimitedList = this.tsParseDelimitedList("HeritageClauseElement", () => {
					const node = this.startNode();
					node.expression = this.tsParseEntityName();
					if (this.tsMatchLeftRelational()) node.typeParameters = this.tsParseTypeArguments();
					return this.finishNode(node, "TSExpressionWithTypeArguments");
				});
				if (!delimitedList.length) this.raise(originalStart, TypeScriptError.EmptyHeritageClauseType({ token }));
				return delimitedList;
			}
			tsParseTypeMemberSemicolon() {
				if (!this.eat(tt.comma) && !this.isLineTerminator()) this.expect(tt.semi);
			}
			tsTryParseAndCatch(f) {
				const result = this.tryParse((abort) => f() || abort());
				if (result.aborted || !result.node) return void 0;
				return result.node;
			}
			tsParseSignatureMember(kind, node) {
				this.tsFillSignature(tt.colon, node);
				this.tsParseTypeMemberSemicolon();
				return this.finishNode(node, kind);
			}
			tsParsePropertyOrMethodSignature(node, readonly) {
				if (this.eat(tt.question)) node.optional = true;
				const nodeAny = node;
				if (this.match(tt.parenL) || this.tsMatchLeftRelational()) {
					if (readonly) this.raise(node.start, TypeScriptError.ReadonlyForMethodSignature);
					const method = nodeAny;
					if (method.kind && this.tsMatchLeftRelational()) this.raise(this.start, TypeScriptError.AccesorCannotHaveTypeParameters);
					this.tsFillSignature(tt.colon, method);
					this.tsParseTypeMemberSemicolon();
					const paramsKey = "parameters";
					const returnTypeKey = "typeAnnotation";
					if (method.kind === "get") {
						if (method[paramsKey].length > 0) {
							this.raise(this.start, "A 'get' accesor must not have any formal parameters.");
							if (this.isThisParam(method[paramsKey][0])) this.raise(this.start, TypeScriptError.AccesorCannotDeclareThisParameter);
						}
					} else if (method.kind === "set") {
						if (method[paramsKey].length !== 1) this.raise(this.start, "A 'get' accesor must not have any formal parameters.");
						else {
							const firstParameter = method[paramsKey][0];
							if (this.isThisParam(firstParameter)) this.raise(this.start, TypeScriptError.AccesorCannotDeclareThisParameter);
							if (firstParameter.type === "Identifier" && firstParameter.optional) this.raise(this.start, TypeScriptError.SetAccesorCannotHaveOptionalParameter);
							if (firstParameter.type === "RestElement") this.raise(this.start, TypeScriptError.SetAccesorCannotHaveRestParameter);
						}
						if (method[returnTypeKey]) this.raise(method[returnTypeKey].start, TypeScriptError.SetAccesorCannotHaveReturnType);
					} else method.kind = "method";
					return this.finishNode(method, "TSMethodSignature");
				} else {
					const property = nodeAny;
					if (readonly) property.readonly = true;
					const type = this.tsTryParseTypeAnnotation();
					if (type) property.typeAnnotation = type;
					this.tsParseTypeMemberSemicolon();
					return this.finishNode(property, "TSPropertySignature");
				}
			}
			tsParseTypeMember() {
				const node = this.startNode();
				if (this.match(tt.parenL) || this.tsMatchLeftRelational()) return this.tsParseSignatureMember("TSCallSignatureDeclaration", node);
				if (this.match(tt._new)) {
					const id = this.startNode();
					this.next();
					if (this.match(tt.parenL) || this.tsMatchLeftRelational()) return this.tsParseSignatureMember("TSConstructSignatureDeclaration", node);
					else {
						node.key = this.createIdentifier(id, "new");
						return this.tsParsePropertyOrMethodSignature(node, false);
					}
				}
				this.tsParseModifiers({
					modified: node,
					allowedModifiers: ["readonly"],
					disallowedModifiers: [
						"declare",
						"abstract",
						"private",
						"protected",
						"public",
						"static",
						"override"
					]
				});
				const idx = this.tsTryParseIndexSignature(node);
				if (idx) return idx;
				this.parsePropertyName(node);
				if (!node.computed && node.key.type === "Identifier" && (node.key.name === "get" || node.key.name === "set") && this.tsTokenCanFollowModifier()) {
					node.kind = node.key.name;
					this.parsePropertyName(node);
				}
				return this.tsParsePropertyOrMethodSignature(node, !!node.readonly);
			}
			tsParseList(kind, parseElement) {
				const result = [];
				while (!this.tsIsListTerminator(kind)) result.push(parseElement());
				return result;
			}
			tsParseObjectTypeMembers() {
				this.expect(tt.braceL);
				const members = this.tsParseList("TypeMembers", this.tsParseTypeMember.bind(this));
				this.expect(tt.braceR);
				return members;
			}
			tsParseInterfaceDeclaration(node, properties = {}) {
				if (this.hasFollowingLineBreak()) return null;
				this.expectContextual("interface");
				if (properties.declare) node.declare = true;
				if (tokenIsIdentifier(this.type)) {
					node.id = this.parseIdent();
					this.checkLValSimple(node.id, acornScope.BIND_TS_INTERFACE);
					const scope = this.currentScope();
					this.maybeExportDefined(scope, node.id.name);
				} else {
					node.id = null;
					this.raise(this.start, TypeScriptError.MissingInterfaceName);
				}
				node.typeParameters = this.tsTryParseTypeParameters(this.tsParseInOutModifiers.bind(this));
				if (this.eat(tt._extends)) node.extends = this.tsParseHeritageClause("extends");
				const body = this.startNode();
				body.body = this.tsParseInterfaceBody();
				node.body = this.finishNode(body, "TSInterfaceBody");
				return this.finishNode(node, "TSInterfaceDeclaration");
			}
			tsParseInterfaceBody() {
				this.expect(tt.braceL);
				const oldInType = this.inType;
				this.inType = true;
				let members = this.tsParseList("TypeMembers", this.tsParseTypeMember.bind(this));
				this.inType = oldInType;
				this.expect(tt.braceR);
				return members;
			}
			tsParseAbstractDeclaration(node) {
				if (this.match(tt._class)) {
					node.abstract = true;
					return this.parseClass(node, true);
				} else if (this.ts_isContextual(tokTypes.interface)) {
					if (!this.hasFollowingLineBreak()) {
						node.abstract = true;
						return this.tsParseInterfaceDeclaration(node);
					}
				} else this.unexpected(node.start);
			}
			tsIsDeclarationStart() {
				return tokenIsTSDeclarationStart(this.type);
			}
			tsParseExpressionStatement(node, expr) {
				switch (expr.name) {
					case "declare": {
						const declaration = this.tsTryParseDeclare(node);
						if (declaration) {
							declaration.declare = true;
							return declaration;
						}
						break;
					}
					case "global":
						if (this.match(tt.braceL)) {
							this.enterScope(TS_SCOPE_TS_MODULE);
							const mod = node;
							mod.global = true;
							mod.id = expr;
							mod.body = this.tsParseModuleBlock();
							super.exitScope();
							return this.finishNode(mod, "TSModuleDeclaration");
						}
						break;
					default: return this.tsParseDeclaration(node, expr.name, false);
				}
			}
			tsParseModuleReference() {
				return this.tsIsExternalModuleReference() ? this.tsParseExternalModuleReference() : this.tsParseEntityName(false);
			}
			tsIsExportDefaultSpecifier() {
				const { type } = this;
				const isAsync = this.isAsyncFunction();
				const isLet = this.isLet();
				if (tokenIsIdentifier(type)) {
					if (isAsync && !this.containsEsc || isLet) return false;
					if ((type === tokTypes.type || type === tokTypes.interface) && !this.containsEsc) {
						const ahead = this.lookahead();
						if (tokenIsIdentifier(ahead.type) && !this.isContextualWithState("from", ahead) || ahead.type === tt.braceL) return false;
					}
				} else if (!this.match(tt._default)) return false;
				const next = this.nextTokenStart();
				const hasFrom = this.isUnparsedContextual(next, "from");
				if (this.input.charCodeAt(next) === 44 || tokenIsIdentifier(this.type) && hasFrom) return true;
				if (this.match(tt._default) && hasFrom) {
					const nextAfterFrom = this.input.charCodeAt(this.nextTokenStartSince(next + 4));
					return nextAfterFrom === 34 || nextAfterFrom === 39;
				}
				return false;
			}
			tsInAmbientContext(cb) {
				const oldIsAmbientContext = this.isAmbientContext;
				this.isAmbientContext = true;
				try {
					return cb();
				} finally {
					this.isAmbientContext = oldIsAmbientContext;
				}
			}
			tsCheckLineTerminator(next) {
				if (next) {
					if (this.hasFollowingLineBreak()) return false;
					this.next();
					return true;
				}
				return !this.isLineTerminator();
			}
			tsParseModuleOrNamespaceDeclaration(node, nested = false) {
				node.id = this.parseIdent();
				if (!nested) this.checkLValSimple(node.id, acornScope.BIND_TS_NAMESPACE);
				if (this.eat(tt.dot)) {
					const inner = this.startNode();
					this.tsParseModuleOrNamespaceDeclaration(inner, true);
					node.body = inner;
				} else {
					this.enterScope(TS_SCOPE_TS_MODULE);
					node.body = this.tsParseModuleBlock();
					super.exitScope();
				}
				return this.finishNode(node, "TSModuleDeclaration");
			}
			checkLValSimple(expr, bindingType = acornScope.BIND_NONE, checkClashes) {
				while (expr.type === "TSNonNullExpression" || expr.type === "TSAsExpression" || expr.type === "TSSatisfiesExpression" || expr.type === "TSTypeAssertion") expr = expr.expression;
				return super.checkLValSimple(expr, bindingType, checkClashes);
			}
			isSimpleAssignTarget(expr) {
				while (expr.type === "TSNonNullExpression" || expr.type === "TSAsExpression" || expr.type === "TSSatisfiesExpression" || expr.type === "TSTypeAssertion") expr = expr.expression;
				return super.isSimpleAssignTarget(expr);
			}
			tsParseTypeAliasDeclaration(node) {
				node.id = this.parseIdent();
				this.checkLValSimple(node.id, acornScope.BIND_TS_TYPE);
				const scope = this.currentScope();
				this.maybeExportDefined(scope, node.id.name);
				node.typeAnnotation = this.tsInType(() => {
					node.typeParameters = this.tsTryParseTypeParameters(this.tsParseInOutModifiers.bind(this));
					this.expect(tt.eq);
					if (this.ts_isContextual(tokTypes.interface) && this.lookahead().type !== tt.dot) {
						const node2 = this.startNode();
						this.next();
						return this.finishNode(node2, "TSIntrinsicKeyword");
					}
					return this.tsParseType();
				});
				this.semicolon();
				return this.finishNode(node, "TSTypeAliasDeclaration");
			}
			tsParseDeclaration(node, value, next) {
				switch (value) {
					case "abstract":
						if (this.tsCheckLineTerminator(next) && (this.match(tt._class) || tokenIsIdentifier(this.type))) return this.tsParseAbstractDeclaration(node);
						break;
					case "module":
						if (this.tsCheckLineTerminator(next)) {
							if (this.match(tt.string)) return this.tsParseAmbientExternalModuleDeclaration(node);
							else if (tokenIsIdentifier(this.type)) return this.tsParseModuleOrNamespaceDeclaration(node);
						}
						break;
					case "namespace":
						if (this.tsCheckLineTerminator(next) && tokenIsIdentifier(this.type)) return this.tsParseModuleOrNamespaceDeclaration(node);
						break;
					case "type": if (this.tsCheckLineTerminator(next) && tokenIsIdentifier(this.type)) return this.tsParseTypeAliasDeclaration(node);
				}
			}
			tsTryParseExportDeclaration() {
				return this.tsParseDeclaration(this.startNode(), this.value, true);
			}
			tsParseImportEqualsDeclaration(node, isExport) {
				node.isExport = isExport || false;
				node.id = this.parseIdent();
				this.checkLValSimple(node.id, acornScope.BIND_LEXICAL);
				super.expect(tt.eq);
				const moduleReference = this.tsParseModuleReference();
				if (node.importKind === "type" && moduleReference.type !== "TSExternalModuleReference") this.raise(moduleReference.start, TypeScriptError.ImportAliasHasImportType);
				node.moduleReference = moduleReference;
				super.semicolon();
				return this.finishNode(node, "TSImportEqualsDeclaration");
			}
			isExportDefaultSpecifier() {
				if (this.tsIsDeclarationStart()) return false;
				const { type } = this;
				if (tokenIsIdentifier(type)) {
					if (this.isContextual("async") || this.isContextual("let")) return false;
					if ((type === tokTypes.type || type === tokTypes.interface) && !this.containsEsc) {
						const ahead = this.lookahead();
						if (tokenIsIdentifier(ahead.type) && !this.isContextualWithState("from", ahead) || ahead.type === tt.braceL) return false;
					}
				} else if (!this.match(tt._default)) return false;
				const next = this.nextTokenStart();
				const hasFrom = this.isUnparsedContextual(next, "from");
				if (this.input.charCodeAt(next) === 44 || tokenIsIdentifier(this.type) && hasFrom) return true;
				if (this.match(tt._default) && hasFrom) {
					const nextAfterFrom = this.input.charCodeAt(this.nextTokenStartSince(next + 4));
					return nextAfterFrom === 34 || nextAfterFrom === 39;
				}
				return false;
			}
			parseTemplate({ isTagged = false } = {}) {
				let node = this.startNode();
				this.next();
				node.expressions = [];
				let curElt = this.parseTemplateElement({ isTagged });
				node.quasis = [curElt];
				while (!curElt.tail) {
					if (this.type === tt.eof) this.raise(this.pos, "Unterminated template literal");
					this.expect(tt.dollarBraceL);
					node.expressions.push(this.inType ? this.tsParseType() : this.parseExpression());
					this.expect(tt.braceR);
					node.quasis.push(curElt = this.parseTemplateElement({ isTagged }));
				}
				this.next();
				return this.finishNode(node, "TemplateLiteral");
			}
			parseFunction(node, statement, allowExpressionBody, isAsync, forInit) {
				this.initFunction(node);
				if (this.ecmaVersion >= 9 || this.ecmaVersion >= 6 && !isAsync) {
					if (this.type === tt.star && statement & FUNC_HANGING_STATEMENT) this.unexpected();
					node.generator = this.eat(tt.star);
				}
				if (this.ecmaVersion >= 8) node.async = !!isAsync;
				if (statement & FUNC_STATEMENT) node.id = statement & FUNC_NULLABLE_ID && this.type !== tt.name ? null : this.parseIdent();
				let oldYieldPos = this.yieldPos, oldAwaitPos = this.awaitPos, oldAwaitIdentPos = this.awaitIdentPos;
				const oldMaybeInArrowParameters = this.maybeInArrowParameters;
				this.maybeInArrowParameters = false;
				this.yieldPos = 0;
				this.awaitPos = 0;
				this.awaitIdentPos = 0;
				this.enterScope(functionFlags(node.async, node.generator));
				if (!(statement & FUNC_STATEMENT)) node.id = this.type === tt.name ? this.parseIdent() : null;
				this.parseFunctionParams(node);
				const isDeclaration = statement & FUNC_STATEMENT;
				this.parseFunctionBody(node, allowExpressionBody, false, forInit, { isFunctionDeclaration: isDeclaration });
				if (isDeclaration && this.isAmbientContext && node.id) {
					if (this.currentScope().flags & acornScope.SCOPE_TOP) this.declareName(node.id.name, acornScope.BIND_FLAGS_TS_EXPORT_ONLY, node.id.start);
				}
				this.yieldPos = oldYieldPos;
				this.awaitPos = oldAwaitPos;
				this.awaitIdentPos = oldAwaitIdentPos;
				if (statement & FUNC_STATEMENT && node.id && !(statement & FUNC_HANGING_STATEMENT)) {
					if (node.body) this.checkLValSimple(node.id, this.strict || node.generator || node.async ? this.treatFunctionsAsVar ? acornScope.BIND_VAR : acornScope.BIND_LEXICAL : acornScope.BIND_FUNCTION);
					else this.checkLValSimple(node.id, acornScope.BIND_NONE);
				}
				this.maybeInArrowParameters = oldMaybeInArrowParameters;
				return this.finishNode(node, isDeclaration ? "FunctionDeclaration" : "FunctionExpression");
			}
			parseFunctionBody(node, isArrowFunction = false, isMethod = false, forInit = false, tsConfig) {
				if (this.match(tt.colon)) node.returnType = this.tsParseTypeOrTypePredicateAnnotation(tt.colon);
				const bodilessType = tsConfig?.isFunctionDeclaration ? "TSDeclareFunction" : tsConfig?.isClassMethod ? "TSDeclareMethod" : void 0;
				if (bodilessType && !this.match(tt.braceL) && this.isLineTerminator()) {
					this.exitScope();
					return this.finishNode(node, bodilessType);
				}
				if (bodilessType === "TSDeclareFunction" && this.isAmbientContext) {
					this.raise(node.start, TypeScriptError.DeclareFunctionHasImplementation);
					if (node.declare) {
						super.parseFunctionBody(node, isArrowFunction, isMethod, false);
						return this.finishNode(node, bodilessType);
					}
				}
				super.parseFunctionBody(node, isArrowFunction, isMethod, forInit);
				return node;
			}
			parseNew() {
				if (this.containsEsc) this.raiseRecoverable(this.start, "Escape sequence in keyword new");
				let node = this.startNode();
				let meta = this.parseIdent(true);
				if (this.ecmaVersion >= 6 && this.eat(tt.dot)) {
					node.meta = meta;
					let containsEsc = this.containsEsc;
					node.property = this.parseIdent(true);
					if (node.property.name !== "target") this.raiseRecoverable(node.property.start, "The only valid meta property for new is 'new.target'");
					if (containsEsc) this.raiseRecoverable(node.start, "'new.target' must not contain escaped characters");
					if (!this["allowNewDotTarget"]) this.raiseRecoverable(node.start, "'new.target' can only be used in functions and class static block");
					return this.finishNode(node, "MetaProperty");
				}
				let startPos = this.start, startLoc = this.startLoc, isImport = this.type === tt._import;
				node.callee = this.parseSubscripts(this.parseExprAtom(), startPos, startLoc, true, false);
				if (isImport && node.callee.type === "ImportExpression") this.raise(startPos, "Cannot use new with import()");
				const { callee } = node;
				if (callee.type === "TSInstantiationExpression" && !callee.extra?.parenthesized) {
					node.typeArguments = callee.typeArguments;
					node.callee = callee.expression;
				}
				if (this.eat(tt.parenL)) node.arguments = this.parseExprList(tt.parenR, this.ecmaVersion >= 8, false);
				else node.arguments = [];
				return this.finishNode(node, "NewExpression");
			}
			parseExprOp(left, leftStartPos, leftStartLoc, minPrec, forInit) {
				if (tt._in.binop > minPrec && !this.hasPrecedingLineBreak()) {
					let nodeType;
					if (this.isContextual("as")) nodeType = "TSAsExpression";
					if (this.isContextual("satisfies")) nodeType = "TSSatisfiesExpression";
					if (nodeType) {
						const node = this.startNodeAt(leftStartPos, leftStartLoc);
						node.expression = left;
						const _const = this.tsTryNextParseConstantContext();
						if (_const) node.typeAnnotation = _const;
						else node.typeAnnotation = this.tsNextThenParseType();
						this.finishNode(node, nodeType);
						this.reScan_lt_gt();
						return this.parseExprOp(node, leftStartPos, leftStartLoc, minPrec, forInit);
					}
				}
				return super.parseExprOp(left, leftStartPos, leftStartLoc, minPrec, forInit);
			}
			parseImportSpecifiers() {
				let nodes = [], first = true;
				if (acornTypeScript.tokenIsIdentifier(this.type)) {
					nodes.push(this.parseImportDefaultSpecifier());
					if (!this.eat(tt.comma)) return nodes;
				}
				if (this.type === tt.star) {
					nodes.push(this.parseImportNamespaceSpecifier());
					return nodes;
				}
				this.expect(tt.braceL);
				while (!this.eat(tt.braceR)) {
					if (!first) {
						this.expect(tt.comma);
						if (this.afterTrailingComma(tt.braceR)) break;
					} else first = false;
					nodes.push(this.parseImportSpecifier());
				}
				return nodes;
			}
			parseImport(node) {
				let enterHead = this.lookahead();
				node.importKind = "value";
				this.importOrExportOuterKind = "value";
				if (tokenIsIdentifier(enterHead.type) || this.match(tt.star) || this.match(tt.braceL)) {
					let ahead = this.lookahead(2);
					if (ahead.type !== tt.comma && !this.isContextualWithState("from", ahead) && ahead.type !== tt.eq && this.ts_eatContextualWithState("type", 1, enterHead)) {
						this.importOrExportOuterKind = "type";
						node.importKind = "type";
						enterHead = this.lookahead();
						ahead = this.lookahead(2);
					}
					if (tokenIsIdentifier(enterHead.type) && ahead.type === tt.eq) {
						this.next();
						const importNode = this.tsParseImportEqualsDeclaration(node);
						this.importOrExportOuterKind = "value";
						return importNode;
					}
				}
				this.next();
				if (this.type === tt.string) {
					node.specifiers = [];
					node.source = this.parseExprAtom();
				} else {
					node.specifiers = this.parseImportSpecifiers();
					this.expectContextual("from");
					node.source = this.type === tt.string ? this.parseExprAtom() : this.unexpected();
				}
				this.parseMaybeImportAttributes(node);
				this.semicolon();
				this.finishNode(node, "ImportDeclaration");
				this.importOrExportOuterKind = "value";
				if (node.importKind === "type" && node.specifiers.length > 1 && node.specifiers[0].type === "ImportDefaultSpecifier") this.raise(node.start, TypeScriptError.TypeImportCannotSpecifyDefaultAndNamed);
				return node;
			}
			parseExportDefaultDeclaration() {
				if (this.isAbstractClass()) {
					const cls = this.startNode();
					this.next();
					cls.abstract = true;
					return this.parseClass(cls, true);
				}
				if (this.match(tokTypes.interface)) {
					const result = this.tsParseInterfaceDeclaration(this.startNode());
					if (result) return result;
				}
				return super.parseExportDefaultDeclaration();
			}
			parseExportAllDeclaration(node, exports) {
				if (this.ecmaVersion >= 11) {
					if (this.eatContextual("as")) {
						node.exported = this.parseModuleExportName();
						this.checkExport(exports, node.exported, this.lastTokStart);
					} else node.exported = null;
				}
				this.expectContextual("from");
				if (this.type !== tt.string) this.unexpected();
				node.source = this.parseExprAtom();
				this.parseMaybeImportAttributes(node);
				this.semicolon();
				return this.finishNode(node, "ExportAllDeclaration");
			}
			parseDynamicImport(node) {
				this.next();
				node.source = this.parseMaybeAssign();
				if (this.eat(tt.comma)) node.arguments = [this.parseExpression()];
				if (!this.eat(tt.parenR)) {
					const errorPos = this.start;
					if (this.eat(tt.comma) && this.eat(tt.parenR)) this.raiseRecoverable(errorPos, "Trailing comma is not allowed in import()");
					else this.unexpected(errorPos);
				}
				return this.finishNode(node, "ImportExpression");
			}
			parseExport(node, exports) {
				let enterHead = this.lookahead();
				if (this.ts_eatWithState(tt._import, 2, enterHead)) {
					if (this.ts_isContextual(tokTypes.type) && this.lookaheadCharCode() !== 61) {
						node.importKind = "type";
						this.importOrExportOuterKind = "type";
						this.next();
					} else {
						node.importKind = "value";
						this.importOrExportOuterKind = "value";
					}
					const exportEqualsNode = this.tsParseImportEqualsDeclaration(node, true);
					this.importOrExportOuterKind = void 0;
					return exportEqualsNode;
				} else if (this.ts_eatWithState(tt.eq, 2, enterHead)) {
					const assign = node;
					assign.expression = this.parseExpression();
					this.semicolon();
					this.importOrExportOuterKind = void 0;
					return this.finishNode(assign, "TSExportAssignment");
				} else if (this.ts_eatContextualWithState("as", 2, enterHead)) {
					const decl = node;
					this.expectContextual("namespace");
					decl.id = this.parseIdent();
					this.semicolon();
					this.importOrExportOuterKind = void 0;
					return this.finishNode(decl, "TSNamespaceExportDeclaration");
				} else {
					const lookahead2 = this.lookahead(2).type;
					if (this.ts_isContextualWithState(enterHead, tokTypes.type) && (lookahead2 === tt.braceL || lookahead2 === tt.star)) {
						this.next();
						this.importOrExportOuterKind = "type";
						node.exportKind = "type";
					} else {
						this.importOrExportOuterKind = "value";
						node.exportKind = "value";
					}
					this.next();
					if (this.eat(tt.star)) return this.parseExportAllDeclaration(node, exports);
					if (this.eat(tt._default)) {
						this.checkExport(exports, "default", this.lastTokStart);
						node.declaration = this.parseExportDefaultDeclaration();
						return this.finishNode(node, "ExportDefaultDeclaration");
					}
					if (this.shouldParseExportStatement()) {
						node.declaration = this.parseExportDeclaration(node);
						if (node.declaration.type === "VariableDeclaration") this.checkVariableExport(exports, node.declaration.declarations);
						else this.checkExport(exports, node.declaration.id, node.declaration.id.start);
						node.specifiers = [];
						node.source = null;
					} else {
						node.declaration = null;
						node.specifiers = this.parseExportSpecifiers(exports);
						if (this.eatContextual("from")) {
							if (this.type !== tt.string) this.unexpected();
							node.source = this.parseExprAtom();
							this.parseMaybeImportAttributes(node);
						} else {
							for (let spec of node.specifiers) {
								this.checkUnreserved(spec.local);
								this.checkLocalExport(spec.local);
								if (spec.local.type === "Literal") this.raise(spec.local.start, "A string literal cannot be used as an exported binding without `from`.");
							}
							node.source = null;
						}
						this.semicolon();
					}
					return this.finishNode(node, "ExportNamedDeclaration");
				}
			}
			checkExport(exports, name, _) {
				if (!exports) return;
				if (typeof name !== "string") name = name.type === "Identifier" ? name.name : name.value;
				exports[name] = true;
			}
			parseMaybeDefault(startPos, startLoc, left) {
				const node = super.parseMaybeDefault(startPos, startLoc, left);
				if (node.type === "AssignmentPattern" && node.typeAnnotation && node.right.start < node.typeAnnotation.start) this.raise(node.typeAnnotation.start, TypeScriptError.TypeAnnotationAfterAssign);
				return node;
			}
			typeCastToParameter(node) {
				node.expression.typeAnnotation = node.typeAnnotation;
				this.resetEndLocation(node.expression, node.typeAnnotation.end, node.typeAnnotation.loc?.end);
				return node.expression;
			}
			toAssignableList(exprList, isBinding) {
				if (!exprList) exprList = [];
				for (let i = 0; i < exprList.length; i++) {
					const expr = exprList[i];
					if (expr?.type === "TSTypeCastExpression") exprList[i] = this.typeCastToParameter(expr);
				}
				return super.toAssignableList(exprList, isBinding);
			}
			reportReservedArrowTypeParam(node) {
				if (node.params.length === 1 && !node.extra?.trailingComma && disallowAmbiguousJSXLike) this.raise(node.start, TypeScriptError.ReservedArrowTypeParam);
			}
			parseExprAtom(refDestructuringErrors, forInit, forNew) {
				if (this.type === tokTypes.jsxText) return this.jsx_parseText();
				else if (this.type === tokTypes.jsxTagStart) return this.jsx_parseElement();
				else if (this.type === tokTypes.at) {
					this.parseDecorators();
					return this.parseExprAtom();
				} else if (tokenIsIdentifier(this.type)) {
					let canBeArrow = this.potentialArrowAt === this.start;
					let startPos = this.start, startLoc = this.startLoc, containsEsc = this.containsEsc;
					let id = this.parseIdent(false);
					if (this.ecmaVersion >= 8 && !containsEsc && id.name === "async" && !this.canInsertSemicolon() && this.eat(tt._function)) {
						this.overrideContext(tokContexts.f_expr);
						return this.parseFunction(this.startNodeAt(startPos, startLoc), 0, false, true, forInit);
					}
					if (canBeArrow && !this.canInsertSemicolon()) {
						if (this.eat(tt.arrow)) return this.parseArrowExpression(this.startNodeAt(startPos, startLoc), [id], false, forInit);
						if (this.ecmaVersion >= 8 && id.name === "async" && this.type === tt.name && !containsEsc && (!this.potentialArrowInForAwait || this.value !== "of" || this.containsEsc)) {
							id = this.parseIdent(false);
							if (this.canInsertSemicolon() || !this.eat(tt.arrow)) this.unexpected();
							return this.parseArrowExpression(this.startNodeAt(startPos, startLoc), [id], true, forInit);
						}
					}
					return id;
				} else return super.parseExprAtom(refDestructuringErrors, forInit, forNew);
			}
			parseExprAtomDefault() {
				if (tokenIsIdentifier(this.type)) {
					const canBeArrow = this["potentialArrowAt"] === this.start;
					const containsEsc = this.containsEsc;
					const id = this.parseIdent();
					if (!containsEsc && id.name === "async" && !this.canInsertSemicolon()) {
						const { type } = this;
						if (type === tt._function) {
							this.next();
							return this.parseFunction(this.startNodeAtNode(id), void 0, true, true);
						} else if (tokenIsIdentifier(type)) {
							if (this.lookaheadCharCode() === 61) {
								const paramId = this.parseIdent(false);
								if (this.canInsertSemicolon() || !this.eat(tt.arrow)) this.unexpected();
								return this.parseArrowExpression(this.startNodeAtNode(id), [paramId], true);
							} else return id;
						}
					}
					if (canBeArrow && this.match(tt.arrow) && !this.canInsertSemicolon()) {
						this.next();
						return this.parseArrowExpression(this.startNodeAtNode(id), [id], false);
					}
					return id;
				} else this.unexpected();
			}
			parseIdentNode() {
				let node = this.startNode();
				if (tokenIsKeywordOrIdentifier(this.type) && !((this.type.keyword === "class" || this.type.keyword === "function") && (this.lastTokEnd !== this.lastTokStart + 1 || this.input.charCodeAt(this.lastTokStart) !== 46))) node.name = this.value;
				else return super.parseIdentNode();
				return node;
			}
			parseVarStatement(node, kind, allowMissingInitializer = false) {
				const { isAmbientContext } = this;
				this.next();
				super.parseVar(node, false, kind, allowMissingInitializer || isAmbientContext);
				this.semicolon();
				const declaration = this.finishNode(node, "VariableDeclaration");
				if (!isAmbientContext) return declaration;
				for (const { id, init } of declaration.declarations) {
					if (!init) continue;
					if (kind !== "const" || !!id.typeAnnotation) this.raise(init.start, TypeScriptError.InitializerNotAllowedInAmbientContext);
					else if (init.type !== "Literal" && (init.type !== "TemplateLiteral" || init.expressions.length > 0) && !isAmbientNumericUnaryExpression(init) && !isPossiblyLiteralEnum(init)) this.raise(init.start, TypeScriptError.ConstInitiailizerMustBeStringOrNumericLiteralOrLiteralEnumReference);
				}
				return declaration;
			}
			parseStatement(context, topLevel, exports) {
				if (this.match(tokTypes.at)) this.parseDecorators(true);
				if (this.match(tt._const) && this.isLookaheadContextual("enum")) {
					const node = this.startNode();
					this.expect(tt._const);
					return this.tsParseEnumDeclaration(node, { const: true });
				}
				if (this.ts_isContextual(tokTypes.enum)) return this.tsParseEnumDeclaration(this.startNode());
				if (this.ts_isContextual(tokTypes.interface)) {
					const result = this.tsParseInterfaceDeclaration(this.startNode());
					if (result) return result;
				}
				return super.parseStatement(context, topLevel, exports);
			}
			parseAccessModifier() {
				return this.tsParseModifier([
					"public",
					"protected",
					"private"
				]);
			}
			parsePostMemberNameModifiers(methodOrProp) {
				if (this.eat(tt.question)) methodOrProp.optional = true;
				if (methodOrProp.readonly && this.match(tt.parenL)) this.raise(methodOrProp.start, TypeScriptError.ClassMethodHasReadonly);
				if (methodOrProp.declare && this.match(tt.parenL)) this.raise(methodOrProp.start, TypeScriptError.ClassMethodHasDeclare);
			}
			parseExpressionStatement(node, expr) {
				return (expr.type === "Identifier" ? this.tsParseExpressionStatement(node, expr) : void 0) || super.parseExpressionStatement(node, expr);
			}
			shouldParseExportStatement() {
				if (this.tsIsDeclarationStart()) return true;
				if (this.match(tokTypes.at)) return true;
				return super.shouldParseExportStatement();
			}
			parseConditional(expr, startPos, startLoc, forInit, refDestructuringErrors) {
				if (this.eat(tt.question)) {
					let node = this.startNodeAt(startPos, startLoc);
					node.test = expr;
					node.consequent = this.parseMaybeAssign();
					this.expect(tt.colon);
					node.alternate = this.parseMaybeAssign(forInit);
					return this.finishNode(node, "ConditionalExpression");
				}
				return expr;
			}
			parseMaybeConditional(forInit, refDestructuringErrors) {
				let startPos = this.start, startLoc = this.startLoc;
				let expr = this.parseExprOps(forInit, refDestructuringErrors);
				if (this.checkExpressionErrors(refDestructuringErrors)) return expr;
				if (!this.maybeInArrowParameters || !this.match(tt.question)) return this.parseConditional(expr, startPos, startLoc, forInit, refDestructuringErrors);
				const result = this.tryParse(() => this.parseConditional(expr, startPos, startLoc, forInit, refDestructuringErrors));
				if (!result.node) {
					if (result.error) this.setOptionalParametersError(refDestructuringErrors, result.error);
					return expr;
				}
				return result.node;
			}
			parseParenItem(node) {
				const startPos = this.start;
				const startLoc = this.startLoc;
				node = super.parseParenItem(node);
				if (this.eat(tt.question)) {
					node.optional = true;
					this.resetEndLocation(node);
				}
				if (this.match(tt.colon)) {
					const typeCastNode = this.startNodeAt(startPos, startLoc);
					typeCastNode.expression = node;
					typeCastNode.typeAnnotation = this.tsParseTypeAnnotation();
					return this.finishNode(typeCastNode, "TSTypeCastExpression");
				}
				return node;
			}
			parseExportDeclaration(node) {
				if (!this.isAmbientContext && this.ts_isContextual(tokTypes.declare)) return this.tsInAmbientContext(() => this.parseExportDeclaration(node));
				const startPos = this.start;
				const startLoc = this.startLoc;
				const isDeclare = this.eatContextual("declare");
				if (isDeclare && (this.ts_isContextual(tokTypes.declare) || !this.shouldParseExportStatement())) this.raise(this.start, TypeScriptError.ExpectedAmbientAfterExportDeclare);
				const declaration = tokenIsIdentifier(this.type) && this.tsTryParseExportDeclaration() || this.parseStatement(null);
				if (!declaration) return null;
				if (declaration.type === "TSInterfaceDeclaration" || declaration.type === "TSTypeAliasDeclaration" || isDeclare) node.exportKind = "type";
				if (isDeclare) {
					this.resetStartLocation(declaration, startPos, startLoc);
					declaration.declare = true;
				}
				return declaration;
			}
			parseClassId(node, isStatement) {
				if (!isStatement && this.isContextual("implements")) return;
				super.parseClassId(node, isStatement);
				const typeParameters = this.tsTryParseTypeParameters(this.tsParseClassTypeParameterModifiers.bind(this));
				if (typeParameters) node.typeParameters = typeParameters;
			}
			parseClassPropertyAnnotation(node) {
				if (!node.optional) {
					if (this.value === "!" && this.eat(tt.prefix)) node.definite = true;
					else if (this.eat(tt.question)) node.optional = true;
				}
				const type = this.tsTryParseTypeAnnotation();
				if (type) node.typeAnnotation = type;
			}
			parseClassField(field) {
				if (field.key.type === "PrivateIdentifier") {
					if (field.abstract) this.raise(field.start, TypeScriptError.PrivateElementHasAbstract);
					if (field.accessibility) this.raise(field.start, TypeScriptError.PrivateElementHasAccessibility({ modifier: field.accessibility }));
					this.parseClassPropertyAnnotation(field);
				} else {
					this.parseClassPropertyAnnotation(field);
					if (this.isAmbientContext && !(field.readonly && !field.typeAnnotation) && this.match(tt.eq)) this.raise(this.start, TypeScriptError.DeclareClassFieldHasInitializer);
					if (field.abstract && this.match(tt.eq)) {
						const { key } = field;
						this.raise(this.start, TypeScriptError.AbstractPropertyHasInitializer({ propertyName: key.type === "Identifier" && !field.computed ? key.name : `[${this.input.slice(key.start, key.end)}]` }));
					}
				}
				return super.parseClassField(field);
			}
			parseClassMethod(method, isGenerator, isAsync, allowsDirectSuper) {
				const isConstructor = method.kind === "constructor";
				const isPrivate = method.key.type === "PrivateIdentifier";
				const typeParameters = this.tsTryParseTypeParameters(this.tsParseConstModifier);
				if (isPrivate) {
					if (typeParameters) method.typeParameters = typeParameters;
					if (method.accessibility) this.raise(method.start, TypeScriptError.PrivateMethodsHasAccessibility({ modifier: method.accessibility }));
				} else if (typeParameters && isConstructor) this.raise(typeParameters.start, TypeScriptError.ConstructorHasTypeParameters);
				const { declare = false, kind } = method;
				if (declare && (kind === "get" || kind === "set")) this.raise(method.start, TypeScriptError.DeclareAccessor({ kind }));
				if (typeParameters) method.typeParameters = typeParameters;
				const key = method.key;
				if (method.kind === "constructor") {
					if (isGenerator) this.raise(key.start, "Constructor can't be a generator");
					if (isAsync) this.raise(key.start, "Constructor can't be an async method");
				} else if (method.static && checkKeyName(method, "prototype")) this.raise(key.start, "Classes may not have a static property named prototype");
				const value = method.value = this.parseMethod(isGenerator, isAsync, allowsDirectSuper, true, method);
				if (method.kind === "get" && value["params"].length !== 0) this.raiseRecoverable(value.start, "getter should have no params");
				if (method.kind === "set" && value["params"].length !== 1) this.raiseRecoverable(value.start, "setter should have exactly one param");
				if (method.kind === "set" && value["params"][0].type === "RestElement") this.raiseRecoverable(value["params"][0].start, "Setter cannot use rest params");
				return this.finishNode(method, "MethodDefinition");
			}
			isClassMethod() {
				return this.match(tt.relational);
			}
			parseClassElement(constructorAllowsSuper) {
				if (this.eat(tt.semi)) return null;
				let node = this.startNode();
				let keyName = "";
				let isGenerator = false;
				let isAsync = false;
				let kind = "method";
				let isStatic = false;
				const modifiers = [
					"declare",
					"private",
					"public",
					"protected",
					"accessor",
					"override",
					"abstract",
					"readonly",
					"static"
				];
				const modifierMap = this.tsParseModifiers({
					modified: node,
					allowedModifiers: modifiers,
					disallowedModifiers: ["in", "out"],
					stopOnStartOfClassStaticBlock: true,
					errorTemplate: TypeScriptError.InvalidModifierOnTypeParameterPositions
				});
				isStatic = Boolean(modifierMap.static);
				const callParseClassMemberWithIsStatic = () => {
					if (this.tsIsStartOfStaticBlocks()) {
						this.next();
						this.next();
						if (this.tsHasSomeModifiers(node, modifiers)) this.raise(this.start, TypeScriptError.StaticBlockCannotHaveModifier);
						if (this.ecmaVersion >= 13) {
							super.parseClassStaticBlock(node);
							return node;
						}
					} else {
						const idx = this.tsTryParseIndexSignature(node);
						if (idx) {
							if (node.abstract) this.raise(node.start, TypeScriptError.IndexSignatureHasAbstract);
							if (node.accessibility) this.raise(node.start, TypeScriptError.IndexSignatureHasAccessibility({ modifier: node.accessibility }));
							if (node.declare) this.raise(node.start, TypeScriptError.IndexSignatureHasDeclare);
							if (node.override) this.raise(node.start, TypeScriptError.IndexSignatureHasOverride);
							return idx;
						}
						if (!this.inAbstractClass && node.abstract) this.raise(node.start, TypeScriptError.NonAbstractClassHasAbstractMethod);
						if (node.override) {
							if (!constructorAllowsSuper) this.raise(node.start, TypeScriptError.OverrideNotInSubClass);
						}
						node.static = isStatic;
						if (isStatic) {
							if (!(this.isClassElementNameStart() || this.type === tt.star)) keyName = "static";
						}
						if (!keyName && this.ecmaVersion >= 8 && this.eatContextual("async")) {
							if ((this.isClassElementNameStart() || this.type === tt.star) && !this.canInsertSemicolon()) isAsync = true;
							else keyName = "async";
						}
						if (!keyName && (this.ecmaVersion >= 9 || !isAsync) && this.eat(tt.star)) isGenerator = true;
						if (!keyName && !isAsync && !isGenerator) {
							const lastValue = this.value;
							if (this.eatContextual("get") || this.eatContextual("set")) {
								if (this.isClassElementNameStart()) kind = lastValue;
								else keyName = lastValue;
							}
						}
						if (keyName) {
							node.computed = false;
							node.key = this.startNodeAt(this.lastTokStart, this.lastTokStartLoc);
							node.key.name = keyName;
							this.finishNode(node.key, "Identifier");
						} else this.parseClassElementName(node);
						this.parsePostMemberNameModifiers(node);
						if (this.isClassMethod() || this.ecmaVersion < 13 || this.type === tt.parenL || kind !== "method" || isGenerator || isAsync) {
							const isConstructor = !node.static && checkKeyName(node, "constructor");
							const allowsDirectSuper = isConstructor && constructorAllowsSuper;
							if (isConstructor && kind !== "method") this.raise(node.key.start, "Constructor can't have get/set modifier");
							node.kind = isConstructor ? "constructor" : kind;
							this.parseClassMethod(node, isGenerator, isAsync, allowsDirectSuper);
						} else this.parseClassField(node);
						return node;
					}
				};
				if (node.declare) this.tsInAmbientContext(callParseClassMemberWithIsStatic);
				else callParseClassMemberWithIsStatic();
				return node;
			}
			isClassElementNameStart() {
				if (this.tsIsIdentifier()) return true;
				return super.isClassElementNameStart();
			}
			parseClassSuper(node) {
				super.parseClassSuper(node);
				if (node.superClass && (this.tsMatchLeftRelational() || this.match(tt.bitShift))) node.superTypeParameters = this.tsParseTypeArgumentsInExpression();
				if (this.eatContextual("implements")) node.implements = this.tsParseHeritageClause("implements");
			}
			parseFunctionParams(node) {
				const typeParameters = this.tsTryParseTypeParameters(this.tsParseConstModifier);
				if (typeParameters) node.typeParameters = typeParameters;
				super.parseFunctionParams(node);
			}
			parseVarId(decl, kind) {
				super.parseVarId(decl, kind);
				if (decl.id.type === "Identifier" && !this.hasPrecedingLineBreak() && this.value === "!" && this.eat(tt.prefix)) decl.definite = true;
				const type = this.tsTryParseTypeAnnotation();
				if (type) {
					decl.id.typeAnnotation = type;
					this.resetEndLocation(decl.id);
				}
			}
			parseArrowExpression(node, params, isAsync, forInit) {
				if (this.match(tt.colon)) node.returnType = this.tsParseTypeAnnotation();
				let oldYieldPos = this.yieldPos, oldAwaitPos = this.awaitPos, oldAwaitIdentPos = this.awaitIdentPos;
				this.enterScope(functionFlags(isAsync, false) | acornScope.SCOPE_ARROW);
				this.initFunction(node);
				const oldMaybeInArrowParameters = this.maybeInArrowParameters;
				if (this.ecmaVersion >= 8) node.async = !!isAsync;
				this.yieldPos = 0;
				this.awaitPos = 0;
				this.awaitIdentPos = 0;
				this.maybeInArrowParameters = true;
				node.params = this.toAssignableList(params, true);
				this.maybeInArrowParameters = false;
				this.parseFunctionBody(node, true, false, forInit);
				this.yieldPos = oldYieldPos;
				this.awaitPos = oldAwaitPos;
				this.awaitIdentPos = oldAwaitIdentPos;
				this.maybeInArrowParameters = oldMaybeInArrowParameters;
				return this.finishNode(node, "ArrowFunctionExpression");
			}
			parseYield(forInit) {
				if (!this.yieldPos) this.yieldPos = this.start;
				const node = this.startNode();
				this.next();
				const startsTypeScriptExpression = this.tsMatchLeftRelational();
				if (!(!this.match(tt.semi) && !this.canInsertSemicolon() && (this.match(tt.star) || this.type.startsExpr || startsTypeScriptExpression))) {
					node.delegate = false;
					node.argument = null;
					return this.finishNode(node, "YieldExpression");
				}
				node.delegate = this.eat(tt.star);
				node.argument = this.parseMaybeAssign(forInit);
				return this.finishNode(node, "YieldExpression");
			}
			parseMaybeAssignOrigin(forInit, refDestructuringErrors, afterLeftParse) {
				if (this.isContextual("yield")) {
					if (this.inGenerator) return this.parseYield(forInit);
					else this.exprAllowed = false;
				}
				let ownDestructuringErrors = false, oldParenAssign = -1, oldTrailingComma = -1, oldDoubleProto = -1;
				if (refDestructuringErrors) {
					oldParenAssign = refDestructuringErrors.parenthesizedAssign;
					oldTrailingComma = refDestructuringErrors.trailingComma;
					oldDoubleProto = refDestructuringErrors.doubleProto;
					refDestructuringErrors.parenthesizedAssign = refDestructuringErrors.trailingComma = -1;
				} else {
					refDestructuringErrors = new DestructuringErrors();
					ownDestructuringErrors = true;
				}
				let startPos = this.start, startLoc = this.startLoc;
				if (this.type === tt.parenL || tokenIsIdentifier(this.type)) {
					this.potentialArrowAt = this.start;
					this.potentialArrowInForAwait = forInit === "await";
				}
				let left = this.parseMaybeConditional(forInit, refDestructuringErrors);
				if (afterLeftParse) left = afterLeftParse.call(this, left, startPos, startLoc);
				if (this.type.isAssign) {
					let node = this.startNodeAt(startPos, startLoc);
					node.operator = this.value;
					if (this.type === tt.eq) left = this.toAssignable(left, true, refDestructuringErrors, true);
					if (!ownDestructuringErrors) refDestructuringErrors.parenthesizedAssign = refDestructuringErrors.trailingComma = refDestructuringErrors.doubleProto = -1;
					if (refDestructuringErrors.shorthandAssign >= left.start) refDestructuringErrors.shorthandAssign = -1;
					if (!this.maybeInArrowParameters) {
						if (this.type === tt.eq) this.checkLValPattern(left);
						else this.checkLValSimple(left);
					}
					node.left = left;
					this.next();
					node.right = this.parseMaybeAssign(forInit);
					if (oldDoubleProto > -1) refDestructuringErrors.doubleProto = oldDoubleProto;
					return this.finishNode(node, "AssignmentExpression");
				} else if (ownDestructuringErrors) this.checkExpressionErrors(refDestructuringErrors, true);
				if (oldParenAssign > -1) refDestructuringErrors.parenthesizedAssign = oldParenAssign;
				if (oldTrailingComma > -1) refDestructuringErrors.trailingComma = oldTrailingComma;
				return left;
			}
			parseMaybeAssign(forInit, refExpressionErrors, afterLeftParse) {
				let jsx;
				let typeCast;
				if (options?.jsx && (this.matchJsx("jsxTagStart") || this.tsMatchLeftRelational())) {
					jsx = this.tryParse(() => this.parseMaybeAssignOrigin(forInit, refExpressionErrors, afterLeftParse));
					if (!jsx.error) return jsx.node;
					const context = this.context;
					const currentContext = context[context.length - 1];
					const lastCurrentContext = context[context.length - 2];
					if (currentContext === acornTypeScript.tokContexts.tc_oTag && lastCurrentContext === acornTypeScript.tokContexts.tc_expr) {
						this.parseEffects.pop(context);
						this.parseEffects.pop(context);
					} else if (currentContext === acornTypeScript.tokContexts.tc_oTag || currentContext === acornTypeScript.tokContexts.tc_expr) this.parseEffects.pop(context);
				}
				if (!jsx?.error && !this.tsMatchLeftRelational()) return this.parseMaybeAssignOrigin(forInit, refExpressionErrors, afterLeftParse);
				let typeParameters;
				const arrow = this.tryParse((abort) => {
					typeParameters = this.tsParseTypeParameters(this.tsParseConstModifier);
					const expr = this.parseMaybeAssignOrigin(forInit, refExpressionErrors, afterLeftParse);
					if (expr.type !== "ArrowFunctionExpression" || expr.extra?.parenthesized) abort();
					if (typeParameters?.params.length !== 0) this.resetStartLocationFromNode(expr, typeParameters);
					expr.typeParameters = typeParameters;
					return expr;
				});
				if (!arrow.error && !arrow.aborted) {
					if (typeParameters) this.reportReservedArrowTypeParam(typeParameters);
					return arrow.node;
				}
				if (!jsx) {
					assert(true);
					typeCast = this.tryParse(() => this.parseMaybeAssignOrigin(forInit, refExpressionErrors, afterLeftParse));
					if (!typeCast.error) return typeCast.node;
				}
				if (jsx?.thrown) {
					this.selectTryParseResult(jsx);
					throw jsx.error;
				}
				if (arrow.thrown) {
					this.selectTryParseResult(arrow);
					throw arrow.error;
				}
				if (typeCast?.thrown) {
					this.selectTryParseResult(typeCast);
					throw typeCast.error;
				}
				throw jsx?.error || arrow.error || typeCast?.error;
			}
			parseAssignableListItem(allowModifiers) {
				const decorators = [];
				while (this.match(tokTypes.at)) decorators.push(this.parseDecorator());
				const startPos = this.start;
				const startLoc = this.startLoc;
				let accessibility;
				let readonly = false;
				let override = false;
				if (allowModifiers !== void 0) {
					const modified = {};
					this.tsParseModifiers({
						modified,
						allowedModifiers: [
							"public",
							"private",
							"protected",
							"override",
							"readonly"
						]
					});
					accessibility = modified.accessibility;
					override = modified.override;
					readonly = modified.readonly;
					if (allowModifiers === false && (accessibility || readonly || override)) this.raise(startLoc.column, TypeScriptError.UnexpectedParameterModifier);
				}
				const left = this.parseMaybeDefault(startPos, startLoc);
				this.parseBindingListItem(left);
				const elt = this.parseMaybeDefault(left["start"], left["loc"].start, left);
				if (decorators.length) elt.decorators = decorators;
				if (accessibility || readonly || override) {
					const pp = this.startNodeAt(startPos, startLoc);
					if (accessibility) pp.accessibility = accessibility;
					if (readonly) pp.readonly = readonly;
					if (override) pp.override = override;
					if (elt.type !== "Identifier" && elt.type !== "AssignmentPattern") this.raise(pp.start, TypeScriptError.UnsupportedParameterPropertyKind);
					pp.parameter = elt;
					return this.finishNode(pp, "TSParameterProperty");
				}
				return elt;
			}
			checkLValInnerPattern(expr, bindingType = acornScope.BIND_NONE, checkClashes) {
				switch (expr.type) {
					case "TSParameterProperty":
						this.checkLValInnerPattern(expr.parameter, bindingType, checkClashes);
						break;
					default: super.checkLValInnerPattern(expr, bindingType, checkClashes);
				}
			}
			parseBindingListItem(param) {
				if (this.eat(tt.question)) {
					if (param.type !== "Identifier" && !this.isAmbientContext && !this.inType) this.raise(param.start, TypeScriptError.PatternIsOptional);
					param.optional = true;
				}
				const type = this.tsTryParseTypeAnnotation();
				if (type) param.typeAnnotation = type;
				this.resetEndLocation(param);
				return param;
			}
			isAssignable(node, isBinding) {
				switch (node.type) {
					case "TSTypeCastExpression": return this.isAssignable(node.expression, isBinding);
					case "TSParameterProperty": return true;
					case "Identifier":
					case "ObjectPattern":
					case "ArrayPattern":
					case "AssignmentPattern":
					case "RestElement": return true;
					case "ObjectExpression": {
						const last = node.properties.length - 1;
						return node.properties.every((prop, i) => {
							return prop.type !== "ObjectMethod" && (i === last || prop.type !== "SpreadElement") && this.isAssignable(prop);
						});
					}
					case "Property":
					case "ObjectProperty": return this.isAssignable(node.value);
					case "SpreadElement": return this.isAssignable(node.argument);
					case "ArrayExpression": return node.elements.every((element) => element === null || this.isAssignable(element));
					case "AssignmentExpression": return node.operator === "=";
					case "ParenthesizedExpression": return this.isAssignable(node.expression);
					case "MemberExpression":
					case "OptionalMemberExpression": return !isBinding;
					default: return false;
				}
			}
			toAssignable(node, isBinding = false, refDestructuringErrors = new DestructuringErrors(), preserveTypeScriptWrapper = false) {
				switch (node.type) {
					case "ParenthesizedExpression": return this.toAssignableParenthesizedExpression(node, isBinding, refDestructuringErrors, preserveTypeScriptWrapper);
					case "TSAsExpression":
					case "TSSatisfiesExpression":
					case "TSNonNullExpression":
					case "TSTypeAssertion":
						if (isBinding) {} else this.raise(node.start, TypeScriptError.UnexpectedTypeCastInParameter);
						const expression = this.toAssignable(node.expression, isBinding, refDestructuringErrors, preserveTypeScriptWrapper);
						if (preserveTypeScriptWrapper) {
							node.expression = expression;
							return node;
						}
						return expression;
					case "MemberExpression": break;
					case "AssignmentExpression":
						if (!isBinding && node.left.type === "TSTypeCastExpression") node.left = this.typeCastToParameter(node.left);
						return super.toAssignable(node, isBinding, refDestructuringErrors);
					case "TSTypeCastExpression": return this.typeCastToParameter(node);
					default: return super.toAssignable(node, isBinding, refDestructuringErrors);
				}
				return node;
			}
			toAssignableParenthesizedExpression(node, isBinding, refDestructuringErrors, preserveTypeScriptWrapper = false) {
				switch (node.expression.type) {
					case "TSAsExpression":
					case "TSSatisfiesExpression":
					case "TSNonNullExpression":
					case "TSTypeAssertion":
					case "ParenthesizedExpression":
						const expression = this.toAssignable(node.expression, isBinding, refDestructuringErrors, preserveTypeScriptWrapper);
						if (preserveTypeScriptWrapper) {
							node.expression = expression;
							return node;
						}
						return expression;
					default: return super.toAssignable(node, isBinding, refDestructuringErrors);
				}
			}
			parseBindingAtom() {
				switch (this.type) {
					case tt._this: return this.parseIdent(true);
					default: return super.parseBindingAtom();
				}
			}
			shouldParseArrow(exprList) {
				let shouldParseArrowRes;
				if (this.match(tt.colon)) shouldParseArrowRes = exprList.every((expr) => this.isAssignable(expr, true));
				else shouldParseArrowRes = !this.canInsertSemicolon();
				if (shouldParseArrowRes) {
					if (this.match(tt.colon)) {
						const result = this.tryParse((abort) => {
							const returnType = this.tsParseTypeOrTypePredicateAnnotation(tt.colon);
							if (this.canInsertSemicolon() || !this.match(tt.arrow)) abort();
							return returnType;
						});
						if (result.aborted) {
							this.shouldParseArrowReturnType = void 0;
							return false;
						}
						if (!result.thrown) this.shouldParseArrowReturnType = result.node;
					}
					if (!this.match(tt.arrow)) {
						this.shouldParseArrowReturnType = void 0;
						return false;
					}
					return true;
				}
				this.shouldParseArrowReturnType = void 0;
				return shouldParseArrowRes;
			}
			parseParenArrowList(startPos, startLoc, exprList, forInit) {
				const node = this.startNodeAt(startPos, startLoc);
				node.returnType = this.shouldParseArrowReturnType;
				this.shouldParseArrowReturnType = void 0;
				return this.parseArrowExpression(node, exprList, false, forInit);
			}
			parseParenAndDistinguishExpression(canBeArrow, forInit) {
				let startPos = this.start, startLoc = this.startLoc, val, allowTrailingComma = this.ecmaVersion >= 8;
				if (this.ecmaVersion >= 6) {
					const oldMaybeInArrowParameters = this.maybeInArrowParameters;
					this.maybeInArrowParameters = true;
					this.next();
					let innerStartPos = this.start, innerStartLoc = this.startLoc;
					let exprList = [], first = true, lastIsComma = false;
					let refDestructuringErrors = new DestructuringErrors(), oldYieldPos = this.yieldPos, oldAwaitPos = this.awaitPos, spreadStart;
					this.yieldPos = 0;
					this.awaitPos = 0;
					while (this.type !== tt.parenR) {
						first ? first = false : this.expect(tt.comma);
						if (allowTrailingComma && this.afterTrailingComma(tt.parenR, true)) {
							lastIsComma = true;
							break;
						} else if (this.type === tt.ellipsis) {
							spreadStart = this.start;
							exprList.push(this.parseParenItem(this.parseRestBinding()));
							if (this.type === tt.comma) this.raise(this.start, "Comma is not permitted after the rest element");
							break;
						} else exprList.push(this.parseMaybeAssign(false, refDestructuringErrors, this.parseParenItem));
					}
					let innerEndPos = this.lastTokEnd, innerEndLoc = this.lastTokEndLoc;
					this.expect(tt.parenR);
					this.maybeInArrowParameters = oldMaybeInArrowParameters;
					if (canBeArrow && this.shouldParseArrow(exprList) && this.eat(tt.arrow)) {
						this.checkPatternErrors(refDestructuringErrors, false);
						this.checkYieldAwaitInDefaultParams();
						this.yieldPos = oldYieldPos;
						this.awaitPos = oldAwaitPos;
						return this.parseParenArrowList(startPos, startLoc, exprList, forInit);
					}
					if (!exprList.length || lastIsComma) this.unexpected(this.lastTokStart);
					if (spreadStart) this.unexpected(spreadStart);
					this.checkExpressionErrors(refDestructuringErrors, true);
					this.yieldPos = oldYieldPos || this.yieldPos;
					this.awaitPos = oldAwaitPos || this.awaitPos;
					if (exprList.length > 1) {
						val = this.startNodeAt(innerStartPos, innerStartLoc);
						val.expressions = exprList;
						this.finishNodeAt(val, "SequenceExpression", innerEndPos, innerEndLoc);
					} else val = exprList[0];
				} else val = this.parseParenExpression();
				if (this.options.preserveParens) {
					let par = this.startNodeAt(startPos, startLoc);
					par.expression = val;
					return this.finishNode(par, "ParenthesizedExpression");
				} else return val;
			}
			parseTaggedTemplateExpression(base, startPos, startLoc, optionalChainMember) {
				const node = this.startNodeAt(startPos, startLoc);
				node.tag = base;
				node.quasi = this.parseTemplate({ isTagged: true });
				if (optionalChainMember) this.raise(startPos, "Tagged Template Literals are not allowed in optionalChain.");
				return this.finishNode(node, "TaggedTemplateExpression");
			}
			shouldParseAsyncArrow() {
				if (this.match(tt.colon)) {
					const result = this.tryParse((abort) => {
						const returnType = this.tsParseTypeOrTypePredicateAnnotation(tt.colon);
						if (this.canInsertSemicolon() || !this.match(tt.arrow)) abort();
						return returnType;
					});
					if (result.aborted) {
						this.shouldParseAsyncArrowReturnType = void 0;
						return false;
					}
					if (!result.thrown) {
						this.shouldParseAsyncArrowReturnType = result.node;
						return !this.canInsertSemicolon() && this.eat(tt.arrow);
					}
				} else return !this.canInsertSemicolon() && this.eat(tt.arrow);
			}
			parseSubscriptAsyncArrow(startPos, startLoc, exprList, forInit) {
				const arrN = this.startNodeAt(startPos, startLoc);
				arrN.returnType = this.shouldParseAsyncArrowReturnType;
				this.shouldParseAsyncArrowReturnType = void 0;
				return this.parseArrowExpression(arrN, exprList, true, forInit);
			}
			parseExprList(close, allowTrailingComma, allowEmpty, refDestructuringErrors) {
				let elts = [], first = true;
				while (!this.eat(close)) {
					if (!first) {
						this.expect(tt.comma);
						if (allowTrailingComma && this.afterTrailingComma(close)) break;
					} else first = false;
					let elt;
					if (allowEmpty && this.type === tt.comma) elt = null;
					else if (this.type === tt.ellipsis) {
						elt = this.parseSpread(refDestructuringErrors);
						if (this.maybeInArrowParameters && this.match(tt.colon)) elt.typeAnnotation = this.tsParseTypeAnnotation();
						if (refDestructuringErrors && this.type === tt.comma && refDestructuringErrors.trailingComma < 0) refDestructuringErrors.trailingComma = this.start;
					} else elt = this.parseMaybeAssign(false, refDestructuringErrors, this.parseParenItem);
					elts.push(elt);
				}
				return elts;
			}
			parseMaybeDecoratorArguments(expr) {
				const typeArguments = this.tsMatchLeftRelational() || this.match(tt.bitShift) ? this.tsParseTypeArgumentsInExpression() : void 0;
				if (this.eat(tt.parenL)) {
					const node = this.startNodeAtNode(expr);
					node.callee = expr;
					node.arguments = this.parseExprList(tt.parenR, false);
					if (typeArguments) node.typeArguments = typeArguments;
					return this.finishNode(node, "CallExpression");
				}
				if (typeArguments) {
					const node = this.startNodeAtNode(expr);
					node.expression = expr;
					node.typeArguments = typeArguments;
					return this.finishNode(node, "TSInstantiationExpression");
				}
				return expr;
			}
			parseSubscript(base, startPos, startLoc, noCalls, maybeAsyncArrow, optionalChained, forInit) {
				let _optionalChained = optionalChained;
				if (!this.hasPrecedingLineBreak() && this.value === "!" && this.match(tt.prefix)) {
					this.exprAllowed = false;
					this.next();
					const nonNullExpression = this.startNodeAt(startPos, startLoc);
					nonNullExpression.expression = base;
					base = this.finishNode(nonNullExpression, "TSNonNullExpression");
					return base;
				}
				let isOptionalCall = false;
				if (this.match(tt.questionDot) && this.lookaheadCharCode() === 60) {
					if (noCalls) return base;
					base.optional = true;
					_optionalChained = isOptionalCall = true;
					this.next();
				}
				if (this.tsMatchLeftRelational() || this.match(tt.bitShift)) {
					let missingParenErrorLoc;
					const result = this.tsTryParseAndCatch(() => {
						if (!noCalls && this.atPossibleAsyncArrow(base)) {
							const asyncArrowFn = this.tsTryParseGenericAsyncArrowFunction(startPos, startLoc, forInit);
							if (asyncArrowFn) {
								base = asyncArrowFn;
								return base;
							}
						}
						const typeArguments = this.tsParseTypeArgumentsInExpression();
						if (!typeArguments) return base;
						if (isOptionalCall && !this.match(tt.parenL)) {
							missingParenErrorLoc = this.curPosition();
							return base;
						}
						if (tokenIsTemplate(this.type) || this.type === tt.backQuote) {
							const result2 = this.parseTaggedTemplateExpression(base, startPos, startLoc, _optionalChained);
							result2.typeArguments = typeArguments;
							return result2;
						}
						if (!noCalls && this.eat(tt.parenL)) {
							let refDestructuringErrors = new DestructuringErrors();
							const node2 = this.startNodeAt(startPos, startLoc);
							node2.callee = base;
							node2.arguments = this.parseExprList(tt.parenR, this.ecmaVersion >= 8, false, refDestructuringErrors);
							this.tsCheckForInvalidTypeCasts(node2.arguments);
							node2.typeArguments = typeArguments;
							if (_optionalChained) node2.optional = isOptionalCall;
							this.checkExpressionErrors(refDestructuringErrors, true);
							base = this.finishNode(node2, "CallExpression");
							return base;
						}
						const tokenType = this.type;
						if (this.tsMatchRightRelational() || tokenType === tt.bitShift || tokenType !== tt.parenL && tokenCanStartExpression(tokenType) && !this.hasPrecedingLineBreak()) return;
						const node = this.startNodeAt(startPos, startLoc);
						node.expression = base;
						node.typeArguments = typeArguments;
						return this.finishNode(node, "TSInstantiationExpression");
					});
					if (missingParenErrorLoc) this.unexpected(missingParenErrorLoc);
					if (result) {
						if (result.type === "TSInstantiationExpression" && (this.match(tt.dot) || this.match(tt.questionDot) && this.lookaheadCharCode() !== 40)) this.raise(this.start, TypeScriptError.InvalidPropertyAccessAfterInstantiationExpression);
						base = result;
						return base;
					}
				}
				let optionalSupported = this.ecmaVersion >= 11;
				let optional = optionalSupported && this.eat(tt.questionDot);
				if (noCalls && optional) this.raise(this.lastTokStart, "Optional chaining cannot appear in the callee of new expressions");
				let computed = this.eat(tt.bracketL);
				if (computed || optional && this.type !== tt.parenL && this.type !== tt.backQuote || this.eat(tt.dot)) {
					let node = this.startNodeAt(startPos, startLoc);
					node.object = base;
					if (computed) {
						node.property = this.parseExpression();
						this.expect(tt.bracketR);
					} else if (this.type === tt.privateId && base.type !== "Super") node.property = this.parsePrivateIdent();
					else node.property = this.parseIdent(this.options.allowReserved !== "never");
					node.computed = !!computed;
					if (optionalSupported) node.optional = optional;
					base = this.finishNode(node, "MemberExpression");
				} else if (!noCalls && this.eat(tt.parenL)) {
					const oldMaybeInArrowParameters = this.maybeInArrowParameters;
					this.maybeInArrowParameters = true;
					let refDestructuringErrors = new DestructuringErrors(), oldYieldPos = this.yieldPos, oldAwaitPos = this.awaitPos, oldAwaitIdentPos = this.awaitIdentPos;
					this.yieldPos = 0;
					this.awaitPos = 0;
					this.awaitIdentPos = 0;
					let exprList = this.parseExprList(tt.parenR, this.ecmaVersion >= 8, false, refDestructuringErrors);
					if (maybeAsyncArrow && !optional && this.shouldParseAsyncArrow()) {
						this.checkPatternErrors(refDestructuringErrors, false);
						this.checkYieldAwaitInDefaultParams();
						if (this.awaitIdentPos > 0) this.raise(this.awaitIdentPos, "Cannot use 'await' as identifier inside an async function");
						this.yieldPos = oldYieldPos;
						this.awaitPos = oldAwaitPos;
						this.awaitIdentPos = oldAwaitIdentPos;
						base = this.parseSubscriptAsyncArrow(startPos, startLoc, exprList, forInit);
					} else {
						this.checkExpressionErrors(refDestructuringErrors, true);
						this.yieldPos = oldYieldPos || this.yieldPos;
						this.awaitPos = oldAwaitPos || this.awaitPos;
						this.awaitIdentPos = oldAwaitIdentPos || this.awaitIdentPos;
						let node = this.startNodeAt(startPos, startLoc);
						node.callee = base;
						node.arguments = exprList;
						if (optionalSupported) node.optional = optional;
						base = this.finishNode(node, "CallExpression");
					}
					this.maybeInArrowParameters = oldMaybeInArrowParameters;
				} else if (this.type === tt.backQuote) {
					if (optional || _optionalChained) this.raise(this.start, "Optional chaining cannot appear in the tag of tagged template expressions");
					let node = this.startNodeAt(startPos, startLoc);
					node.tag = base;
					node.quasi = this.parseTemplate({ isTagged: true });
					base = this.finishNode(node, "TaggedTemplateExpression");
				}
				return base;
			}
			parseGetterSetter(prop) {
				prop.kind = prop.key.name;
				this.parsePropertyName(prop);
				const typeParameters = this.tsTryParseTypeParameters(this.tsParseConstModifier);
				prop.value = this.parseMethod(false);
				if (typeParameters) prop.value.typeParameters = typeParameters;
				let paramCount = prop.kind === "get" ? 0 : 1;
				const firstParam = prop.value.params[0];
				paramCount = firstParam && this.isThisParam(firstParam) ? paramCount + 1 : paramCount;
				if (prop.value.params.length !== paramCount) {
					let start = prop.value.start;
					if (prop.kind === "get") this.raiseRecoverable(start, "getter should have no params");
					else this.raiseRecoverable(start, "setter should have exactly one param");
				} else if (prop.kind === "set" && prop.value.params[0].type === "RestElement") this.raiseRecoverable(prop.value.params[0].start, "Setter cannot use rest params");
			}
			parsePropertyValue(prop, isPattern, isGenerator, isAsync, startPos, startLoc, refDestructuringErrors, containsEsc) {
				if (this.tsMatchLeftRelational()) {
					if (isPattern) this.unexpected();
					prop.kind = "init";
					prop.method = true;
					const typeParameters = this.tsTryParseTypeParameters(this.tsParseConstModifier);
					prop.value = this.parseMethod(isGenerator, isAsync);
					if (typeParameters) prop.value.typeParameters = typeParameters;
					return;
				}
				return super.parsePropertyValue(prop, isPattern, isGenerator, isAsync, startPos, startLoc, refDestructuringErrors, containsEsc);
			}
			parseProperty(isPattern, refDestructuringErrors) {
				if (!isPattern) {
					let decorators = [];
					if (this.match(tokTypes.at)) while (this.match(tokTypes.at)) decorators.push(this.parseDecorator());
					const property = super.parseProperty(isPattern, refDestructuringErrors);
					if (property.type === "SpreadElement") {
						if (decorators.length) this.raise(property.start, DecoratorsError.SpreadElementDecorator);
					}
					if (decorators.length) {
						property.decorators = decorators;
						decorators = [];
					}
					return property;
				}
				return super.parseProperty(isPattern, refDestructuringErrors);
			}
			parseCatchClauseParam() {
				const param = this.parseBindingAtom();
				let simple = param.type === "Identifier";
				this.enterScope(simple ? acornScope.SCOPE_SIMPLE_CATCH : 0);
				this.checkLValPattern(param, simple ? acornScope.BIND_SIMPLE_CATCH : acornScope.BIND_LEXICAL);
				const type = this.tsTryParseTypeAnnotation();
				if (type) {
					param.typeAnnotation = type;
					this.resetEndLocation(param);
				}
				this.expect(tt.parenR);
				return param;
			}
			parseClass(node, isStatement) {
				const oldInAbstractClass = this.inAbstractClass;
				this.inAbstractClass = !!node.abstract;
				try {
					this.next();
					this.takeDecorators(node);
					const oldStrict = this.strict;
					this.strict = true;
					this.parseClassId(node, isStatement);
					this.parseClassSuper(node);
					const privateNameMap = this.enterClassBody();
					const classBody = this.startNode();
					let hadConstructor = false;
					classBody.body = [];
					let decorators = [];
					this.expect(tt.braceL);
					while (this.type !== tt.braceR) {
						if (this.match(tokTypes.at)) {
							decorators.push(this.parseDecorator());
							continue;
						}
						const element = this.parseClassElement(node.superClass !== null);
						if (decorators.length) {
							element.decorators = decorators;
							this.resetStartLocationFromNode(element, decorators[0]);
							decorators = [];
						}
						if (element) {
							classBody.body.push(element);
							if (element.type === "MethodDefinition" && element.kind === "constructor" && element.value.type === "FunctionExpression") {
								if (hadConstructor) this.raiseRecoverable(element.start, "Duplicate constructor in the same class");
								hadConstructor = true;
								if (element.decorators && element.decorators.length > 0) this.raise(element.start, DecoratorsError.DecoratorConstructor);
							} else if (element.key && element.key.type === "PrivateIdentifier" && element.value?.type !== "TSDeclareMethod") {
								const privateName = element.key.name;
								if (this.parseEffects.modify(privateNameMap, privateName, (current) => resolvePrivateNameConflict(current, element))) this.raiseRecoverable(element.key.start, `Identifier '#${privateName}' has already been declared`);
							}
						}
					}
					this.strict = oldStrict;
					this.next();
					if (decorators.length) this.raise(this.start, DecoratorsError.TrailingDecorator);
					node.body = this.finishNode(classBody, "ClassBody");
					this.exitClassBody();
					return this.finishNode(node, isStatement ? "ClassDeclaration" : "ClassExpression");
				} finally {
					this.inAbstractClass = oldInAbstractClass;
				}
			}
			parseClassFunctionParams() {
				const typeParameters = this.tsTryParseTypeParameters();
				let params = this.parseBindingList(tt.parenR, false, this.ecmaVersion >= 8, true);
				if (typeParameters) params.typeParameters = typeParameters;
				return params;
			}
			parseMethod(isGenerator, isAsync, allowDirectSuper, inClassScope, method) {
				let node = this.startNode(), oldYieldPos = this.yieldPos, oldAwaitPos = this.awaitPos, oldAwaitIdentPos = this.awaitIdentPos;
				this.initFunction(node);
				if (this.ecmaVersion >= 6) node.generator = isGenerator;
				if (this.ecmaVersion >= 8) node.async = !!isAsync;
				this.yieldPos = 0;
				this.awaitPos = 0;
				this.awaitIdentPos = 0;
				this.enterScope(functionFlags(isAsync, node.generator) | acornScope.SCOPE_SUPER | (allowDirectSuper ? acornScope.SCOPE_DIRECT_SUPER : 0));
				this.expect(tt.parenL);
				node.params = this.parseClassFunctionParams();
				this.checkYieldAwaitInDefaultParams();
				this.parseFunctionBody(node, false, true, false, { isClassMethod: inClassScope });
				this.yieldPos = oldYieldPos;
				this.awaitPos = oldAwaitPos;
				this.awaitIdentPos = oldAwaitIdentPos;
				if (method && method.abstract) {
					if (!!node.body) {
						const { key } = method;
						this.raise(method.start, TypeScriptError.AbstractMethodHasImplementation({ methodName: key.type === "Identifier" && !method.computed ? key.name : `[${this.input.slice(key.start, key.end)}]` }));
					}
				}
				return this.finishNode(node, "FunctionExpression");
			}
			static parse(input, options2) {
				if (options2.locations === false) throw new Error(`You have to enable options.locations while using acorn-typescript`);
				else options2.locations = true;
				const parser = new this(options2, input);
				if (dts) parser.isAmbientContext = true;
				return parser.parse();
			}
			static parseExpressionAt(input, pos, options2) {
				if (options2.locations === false) throw new Error(`You have to enable options.locations while using acorn-typescript`);
				else options2.locations = true;
				const parser = new this(options2, input, pos);
				if (dts) parser.isAmbientContext = true;
				parser.nextToken();
				return parser.parseExpression();
			}
			parseImportSpecifier() {
				if (this.ts_isContextual(tokTypes.type)) {
					let node = this.startNode();
					node.imported = this.parseModuleExportName();
					this.parseTypeOnlyImportExportSpecifier(node, true, this.importOrExportOuterKind === "type");
					return this.finishNode(node, "ImportSpecifier");
				} else {
					const node = super.parseImportSpecifier();
					node.importKind = "value";
					return node;
				}
			}
			parseExportSpecifier(exports) {
				const isMaybeTypeOnly = this.ts_isContextual(tokTypes.type);
				if (!this.match(tt.string) && isMaybeTypeOnly) {
					let node = this.startNode();
					node.local = this.parseModuleExportName();
					this.parseTypeOnlyImportExportSpecifier(node, false, this.importOrExportOuterKind === "type");
					this.finishNode(node, "ExportSpecifier");
					this.checkExport(exports, node.exported, node.exported.start);
					return node;
				} else {
					const node = super.parseExportSpecifier(exports);
					node.exportKind = "value";
					return node;
				}
			}
			parseTypeOnlyImportExportSpecifier(node, isImport, isInTypeOnlyImportExport) {
				const leftOfAsKey = isImport ? "imported" : "local";
				const rightOfAsKey = isImport ? "local" : "exported";
				let leftOfAs = node[leftOfAsKey];
				let rightOfAs;
				let hasTypeSpecifier = false;
				let canParseAsKeyword = true;
				const loc = leftOfAs.start;
				if (this.isContextual("as")) {
					const firstAs = this.parseIdent();
					if (this.isContextual("as")) {
						const secondAs = this.parseIdent();
						if (tokenIsKeywordOrIdentifier(this.type)) {
							hasTypeSpecifier = true;
							leftOfAs = firstAs;
							rightOfAs = isImport ? this.parseIdent() : this.parseModuleExportName();
							canParseAsKeyword = false;
						} else {
							rightOfAs = secondAs;
							canParseAsKeyword = false;
						}
					} else if (tokenIsKeywordOrIdentifier(this.type)) {
						canParseAsKeyword = false;
						rightOfAs = isImport ? this.parseIdent() : this.parseModuleExportName();
					} else {
						hasTypeSpecifier = true;
						leftOfAs = firstAs;
					}
				} else if (tokenIsKeywordOrIdentifier(this.type)) {
					hasTypeSpecifier = true;
					if (isImport) {
						leftOfAs = super.parseIdent(true);
						if (!this.isContextual("as")) this.checkUnreserved(leftOfAs);
					} else leftOfAs = this.parseModuleExportName();
				}
				if (hasTypeSpecifier && isInTypeOnlyImportExport) this.raise(loc, isImport ? TypeScriptError.TypeModifierIsUsedInTypeImports : TypeScriptError.TypeModifierIsUsedInTypeExports);
				node[leftOfAsKey] = leftOfAs;
				node[rightOfAsKey] = rightOfAs;
				const kindKey = isImport ? "importKind" : "exportKind";
				node[kindKey] = hasTypeSpecifier ? "type" : "value";
				if (canParseAsKeyword && this.eatContextual("as")) node[rightOfAsKey] = isImport ? this.parseIdent() : this.parseModuleExportName();
				if (!node[rightOfAsKey]) node[rightOfAsKey] = this.copyNode(node[leftOfAsKey]);
				if (isImport) this.checkLValSimple(node[rightOfAsKey], acornScope.BIND_LEXICAL);
			}
			raiseCommonCheck(pos, message, recoverable) {
				switch (message) {
					case "Comma is not permitted after the rest element": if (this.isAmbientContext && this.match(tt.comma) && this.lookaheadCharCode() === 41) {
						this.next();
						return;
					} else return super.raise(pos, message);
				}
				return recoverable ? super.raiseRecoverable(pos, message) : super.raise(pos, message);
			}
			raiseRecoverable(pos, message) {
				return this.raiseCommonCheck(pos, message, true);
			}
			raise(pos, message) {
				return this.raiseCommonCheck(pos, message, true);
			}
			updateContext(prevType) {
				const { type } = this;
				if (type == tt.braceL) {
					var curContext = this.curContext();
					if (curContext == tsTokContexts.tc_oTag) this.parseEffects.append(this.context, tokContexts.b_expr);
					else if (curContext == tsTokContexts.tc_expr) this.parseEffects.append(this.context, tokContexts.b_tmpl);
					else super.updateContext(prevType);
					this.exprAllowed = true;
				} else if (type === tt.slash && prevType === tokTypes.jsxTagStart) {
					this.parseEffects.truncate(this.context, this.context.length - 2);
					this.parseEffects.append(this.context, tsTokContexts.tc_cTag);
					this.exprAllowed = false;
				} else return super.updateContext(prevType);
			}
			jsx_parseOpeningElementAt(startPos, startLoc) {
				let node = this.startNodeAt(startPos, startLoc);
				let nodeName = this.jsx_parseElementName();
				if (nodeName) node.name = nodeName;
				if (this.match(tt.relational) || this.match(tt.bitShift)) {
					const typeArguments = this.tsTryParseAndCatch(() => this.tsParseTypeArgumentsInExpression());
					if (typeArguments) node.typeArguments = typeArguments;
				}
				node.attributes = [];
				while (this.type !== tt.slash && this.type !== tokTypes.jsxTagEnd) node.attributes.push(this.jsx_parseAttribute());
				node.selfClosing = this.eat(tt.slash);
				this.expect(tokTypes.jsxTagEnd);
				return this.finishNode(node, nodeName ? "JSXOpeningElement" : "JSXOpeningFragment");
			}
			enterScope(flags) {
				const isTypeScriptModule = flags === TS_SCOPE_TS_MODULE;
				if (isTypeScriptModule) this.parseEffects.append(this.importsStack, []);
				const acornFlags = isTypeScriptModule ? flags | acornScope.SCOPE_CLASS_STATIC_BLOCK : flags;
				super.enterScope(acornFlags);
				const scope = super.currentScope();
				scope.types = [];
				scope.enums = [];
				scope.constEnums = [];
				scope.classes = [];
				scope.exportOnlyBindings = [];
			}
			exitScope() {
				if (super.currentScope().flags & TS_SCOPE_TS_MODULE) this.parseEffects.pop(this.importsStack);
				super.exitScope();
			}
			hasImport(name, allowShadow) {
				const len = this.importsStack.length;
				if (this.importsStack[len - 1].indexOf(name) > -1) return true;
				if (!allowShadow && len > 1) {
					for (let i = 0; i < len - 1; i++) if (this.importsStack[i].indexOf(name) > -1) return true;
				}
				return false;
			}
			maybeExportDefined(scope, name) {
				if (this.inModule && scope.flags & acornScope.SCOPE_TOP) this.parseEffects.remove(this.undefinedExports, name);
			}
			declareName(name, bindingType, pos) {
				if (bindingType & acornScope.BIND_FLAGS_TS_IMPORT) {
					if (this.hasImport(name, true)) this.raise(pos, `Identifier '${name}' has already been declared.`);
					this.parseEffects.append(this.importsStack[this.importsStack.length - 1], name);
					return;
				}
				const scope = this.currentScope();
				if (bindingType & acornScope.BIND_FLAGS_TS_EXPORT_ONLY) {
					this.maybeExportDefined(scope, name);
					this.parseEffects.append(scope.exportOnlyBindings, name);
					return;
				}
				if (bindingType === acornScope.BIND_TS_TYPE || bindingType === acornScope.BIND_TS_INTERFACE) {
					if (bindingType === acornScope.BIND_TS_TYPE && scope.types.includes(name)) this.raise(pos, `type '${name}' has already been declared.`);
					this.parseEffects.append(scope.types, name);
				} else if (bindingType & acornScope.BIND_FLAGS_TS_ENUM) {
					if (scope.enums.includes(name)) return;
					super.declareName(name, acornScope.BIND_LEXICAL, pos);
				} else super.declareName(name, bindingType, pos);
				if (bindingType & acornScope.BIND_FLAGS_TS_ENUM) this.parseEffects.append(scope.enums, name);
				if (bindingType & acornScope.BIND_FLAGS_TS_CONST_ENUM) this.parseEffects.append(scope.constEnums, name);
				if (bindingType & acornScope.BIND_FLAGS_CLASS) this.parseEffects.append(scope.classes, name);
			}
			checkLocalExport(id) {
				const { name } = id;
				if (this.hasImport(name)) return;
				const len = this.scopeStack.length;
				for (let i = len - 1; i >= 0; i--) {
					const scope = this.scopeStack[i];
					if (scope.types.indexOf(name) > -1 || scope.exportOnlyBindings.indexOf(name) > -1) return;
				}
				super.checkLocalExport(id);
			}
		}
		return TypeScriptParser;
	};
}

export { Parser, tsPlugin };