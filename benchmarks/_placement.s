# Padding only: linked before the objects of an addon, it moves everything that follows. The assembler
# defines `text`, `data` and `shift`, sizes in bytes. Linkers put the first section before all other
# code; R keeps it when unused sections are dropped. Without `.file` the linker records the name of the
# compiler's temporary object, and no two links are equal.
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
