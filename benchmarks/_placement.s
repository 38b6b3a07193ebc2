# Nothing but room: linked before the objects of an addon, it moves all that follows. `text`, `data`
# and `shift` are sizes in bytes that the assembler is given. The first section is one that linkers put before all
# other code; R keeps it where unused sections are dropped. Without `.file` the linker writes down the
# name of the compiler's temporary object, and no two links are the same.
	.section .text.unlikely.deadheat_room,"axR",%progbits
	.file "placement"
	.p2align 4
	.skip deadheat_text
	.section .rodata.deadheat_room,"aR",%progbits
	.p2align 4
	.skip deadheat_data
	.section .rodata.deadheat_shift,"aR",%progbits
	.p2align 4
	.skip deadheat_shift
	.section .data.deadheat_room,"awR",%progbits
	.p2align 4
	.skip deadheat_data
	.section .note.GNU-stack,"",%progbits
